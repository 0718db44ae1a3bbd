import "~/kit";
import "~/operator-kit";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Door } from "~/components/operator/shell/shell";
import { PostForm } from "~/components/operator/ui/forms";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { operatorPasswordForm } from "~/contract/operator/forms";
import { operatorPaths } from "~/operator-paths";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import { doorClient, requireOperator, signInPerson } from "~/storefront/operator/require-operator";
import { deviceCookie } from "~/storefront/request/device";
import { flashMessage } from "~/storefront/request/flash";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "operator" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.texts.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

/** Opening the page does not use the link: virus scanners follow links in emails. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, locale, url } = await requireOperator(args);
  const key = url.searchParams.get("key") ?? "";
  const found = await attempt(doorClient(args, locale).links.look({ key }));
  const link = found.ok ? found.value : null;
  const texts = {
    title: t(link ? `links.${link.kind}.choose` : "links.over"),
    overText: t("links.overText"),
    again: t("links.forgotten.title"),
    text: t("links.chooseText", { name: link?.name, email: link?.email }),
    password: t("profile.newPassword"),
    hint: t("profile.passwordHint"),
    save: t("links.save"),
    back: t("links.back"),
    notDone: t("notDone"),
  };
  return data({ texts, key, email: link?.email ?? null }, { status: link ? 200 : 404 });
}

export async function action(args: ActionFunctionArgs) {
  const { locale, t } = await requireOperator(args);
  const { submission } = await read(args, operatorPasswordForm, locale);
  if (submission.status !== "success") return refuse(withoutPasswords(submission.reply()), 400);
  const { key, password } = submission.value;
  const answer = await attempt(doorClient(args, locale).links.use({ key, password }));
  if (!answer.ok) return refuse(withoutPasswords(refusedBy(submission, answer.error)), answer.error.status);
  const entered = await signInPerson(args, locale, { email: answer.value.email, password, code: "" });
  // With a second factor, the sign-in requests its code.
  if ("error" in entered) {
    const device = deviceCookie(args.request, answer.value.device, "operator_device");
    return done(args, null, operatorPaths.signIn(), [], [device]);
  }
  const notice = flashMessage("ok", t("profile.saved"));
  return done(args, null, operatorPaths.today(), [notice], entered.cookies);
}

export default function OperatorPassword() {
  const { texts, key, email } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <Door>
      <div className={stack.s4}>
        <h1>{texts.title}</h1>
        <FormErrors title={() => texts.notDone} error={result?.error} />
        {email === null ? (
          <>
            <Notice kind="warn">{texts.overText}</Notice>
            <p>
              <a href={operatorPaths.forgotten()}>{texts.again}</a>
            </p>
          </>
        ) : (
          <PostForm>
            <p>{texts.text}</p>
            <input type="hidden" name="key" value={key} />
            <TextField
              id="password"
              name="password"
              type="password"
              autoComplete="new-password"
              required
              label={texts.password}
              hint={texts.hint}
              errors={result?.error?.password ?? []}
            />
            <p>
              <Button variant="primary">{texts.save}</Button>
            </p>
          </PostForm>
        )}
        <p>
          <a href={operatorPaths.signIn()}>{texts.back}</a>
        </p>
      </div>
    </Door>
  );
}
