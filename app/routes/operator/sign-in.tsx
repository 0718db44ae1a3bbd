import "~/kit";
import "~/operator-kit";
import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Door } from "~/components/operator/shell/shell";
import { PostForm } from "~/components/operator/ui/forms";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { offeredLocales } from "~/contract/constants/settings";
import { operatorSignInForm } from "~/contract/operator/forms";
import { translator } from "~/i18n/server";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { settingsOf } from "~/storefront/content/settings";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import {
  beginSession,
  endSession,
  requireOperator,
  signInPerson,
  verifyToken,
} from "~/storefront/operator/require-operator";
import { row, stack } from "~/theme/layout.css";

export const handle = { i18n: "operator" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.texts.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { t, url, locale } = await requireOperator(args);
  const offered = offeredLocales((await settingsOf(args)).get("LOCALES"));
  const texts = {
    title: t("signIn.title"),
    email: t("signIn.email"),
    keyTitle: t("signIn.keyTitle"),
    keyHelp: t("signIn.keyHelp"),
    password: t("signIn.password"),
    code: t("signIn.code"),
    codeHint: t("signIn.codeHint"),
    optional: t("order.optional"),
    enter: t("signIn.enter"),
    notDone: t("signIn.refused"),
    forgotten: t("links.forgotten.title"),
  };
  return {
    texts,
    // Each in its own words, for somebody who reads none of the others.
    languages: offered
      .filter((one) => one !== locale)
      .map((one) => ({ locale: one, name: translator(one, "common")(`language.${one}`) })),
    here: url.pathname + url.search,
    redirectTo: url.searchParams.get("redirectTo") ?? "",
    constraint: constraintOf(operatorSignInForm.options[0]),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { locale } = await requireOperator(args);
  const { submission } = await read(args, operatorSignInForm, locale);
  if (submission.status !== "success") return refuse(withoutPasswords(submission.reply()), 400);
  const posted = submission.value;
  if (posted.intent === "leave")
    return done(args, null, operatorPaths.signIn(), [], [await endSession(args)]);
  if (posted.email !== "") {
    const entered = await signInPerson(args, locale, posted);
    if ("error" in entered)
      return refuse(withoutPasswords(refusedBy(submission, entered.error)), entered.error.status);
    return done(args, posted.redirectTo, operatorPaths.today(), [], entered.cookies);
  }
  const refusal = await verifyToken(args, locale, posted.password);
  if (refusal) {
    const fieldErrors = { password: [refusal.message] };
    return refuse(withoutPasswords(submission.reply({ fieldErrors })), refusal.status);
  }
  return done(
    args,
    posted.redirectTo,
    operatorPaths.today(),
    [],
    [await beginSession(args, posted.password)],
  );
}

export default function OperatorSignIn() {
  const { texts, redirectTo, constraint, languages, here } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const [form, fields] = usePostedForm<"email" | "password" | "code">({
    ...{ id: "sign-in", result, constraint },
  });
  return (
    <Door>
      <div className={stack.s4}>
        <h1>{texts.title}</h1>
        <FormErrors title={() => texts.notDone} error={form.allErrors} />
        <PostForm {...getFormProps(form)}>
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <TextField {...textProps(fields.email)} type="email" autoComplete="username" label={texts.email} />
          <TextField
            {...textProps(fields.password)}
            type="password"
            autoComplete="current-password"
            label={texts.password}
          />
          <TextField
            {...textProps(fields.code)}
            inputMode="numeric"
            autoComplete="one-time-code"
            label={texts.code}
            optional={texts.optional}
            hint={texts.codeHint}
          />
          <p>
            <Button variant="primary">{texts.enter}</Button>
          </p>
        </PostForm>
        <p>
          <a href={operatorPaths.forgotten()}>{texts.forgotten}</a>
        </p>
        <Disclosure summary={texts.keyTitle}>
          <p>{texts.keyHelp}</p>
        </Disclosure>
        {languages.length > 0 && (
          <Form method="post" action={paths.locale()} reloadDocument className={row}>
            <input type="hidden" name="redirectTo" value={here} />
            {languages.map(({ locale, name }) => (
              <Button key={locale} size="slim" name="locale" value={locale} lang={locale}>
                {name}
              </Button>
            ))}
          </Form>
        )}
      </div>
    </Door>
  );
}
