import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Door } from "~/components/operator/shell/shell";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { operatorSignInForm } from "~/contract/operator/forms";
import { operatorPaths } from "~/operator-paths";
import { done, read, refuse } from "~/storefront/forms/form";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import {
  beginSession,
  endSession,
  requireOperator,
  verifyToken,
} from "~/storefront/operator/require-operator";
import { stack } from "~/theme/layout.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await requireOperator(args);
  return {
    title: t("signIn.title"),
    token: t("signIn.token"),
    hint: t("signIn.hint"),
    enter: t("signIn.enter"),
    redirectTo: url.searchParams.get("redirectTo") ?? "",
  };
}

export async function action(args: ActionFunctionArgs) {
  const { locale } = await requireOperator(args);
  const { submission } = await read(args, operatorSignInForm, locale);
  if (submission.status !== "success") return refuse(withoutPasswords(submission.reply()), 400);
  const posted = submission.value;
  if (posted.intent === "leave")
    return done(args, null, operatorPaths.signIn(), [], [await endSession(args)]);
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
  const { title, token, hint, enter, redirectTo } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <Door>
      <h1>{title}</h1>
      <Form method="post" className={stack.s4}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          label={token}
          hint={hint}
          errors={result?.error?.password ?? []}
        />
        <p>
          <Button variant="primary">{enter}</Button>
        </p>
      </Form>
    </Door>
  );
}
