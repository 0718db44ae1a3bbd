import "~/kit";
import "~/operator-kit";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Door } from "~/components/operator/shell/shell";
import { PostForm } from "~/components/operator/ui/forms";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { operatorForgottenForm } from "~/contract/operator/forms";
import { operatorPaths } from "~/operator-paths";
import { read, refuse, refusedBy } from "~/storefront/forms/form";
import { doorClient, requireOperator } from "~/storefront/operator/require-operator";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "operator" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.texts.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await requireOperator(args);
  const texts = {
    title: t("links.forgotten.title"),
    text: t("links.forgotten.text"),
    sent: t("links.forgotten.sent"),
    send: t("links.forgotten.send"),
    back: t("links.back"),
    email: t("signIn.email"),
    notDone: t("notDone"),
  };
  return { texts, isSent: url.searchParams.has("sent") };
}

export async function action(args: ActionFunctionArgs) {
  const { locale } = await requireOperator(args);
  const { submission } = await read(args, operatorForgottenForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const answer = await attempt(doorClient(args, locale).links.forgotten(submission.value));
  if (!answer.ok) return refuse(refusedBy(submission, answer.error), answer.error.status);
  // The response is the same whether or not the address is known.
  throw redirect(operatorPaths.forgotten({ sent: "1" }), 303);
}

export default function OperatorForgotten() {
  const { texts, isSent } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const typed = result?.initialValue?.email;
  return (
    <Door>
      <div className={stack.s4}>
        <h1>{texts.title}</h1>
        <FormErrors title={() => texts.notDone} error={result?.error} />
        {isSent ? <Notice kind="info">{texts.sent}</Notice> : <p>{texts.text}</p>}
        <PostForm>
          <TextField
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            label={texts.email}
            defaultValue={typeof typed === "string" ? typed : ""}
            errors={result?.error?.email ?? []}
          />
          <p>
            <Button variant="primary">{texts.send}</Button>
          </p>
        </PostForm>
        <p>
          <a href={operatorPaths.signIn()}>{texts.back}</a>
        </p>
      </div>
    </Door>
  );
}
