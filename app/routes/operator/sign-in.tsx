import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import { postedForm } from "~/storefront/forms/posted-form";
import {
  beginSession,
  endSession,
  requireOperator,
  verifyToken,
} from "~/storefront/operator/require-operator";
import { classes } from "~/theme/classes";
import { formWidth, stack } from "~/theme/layout.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.words.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { words, url } = await requireOperator(args);
  return { words: words.signIn, redirectTo: url.searchParams.get("redirectTo") ?? "" };
}

export async function action(args: ActionFunctionArgs) {
  const { locale } = await requireOperator(args);
  const posted = await postedForm(args);
  if (posted.get("intent") === "leave")
    return done(args, null, paths.operatorSignIn(), [], [await endSession(args)]);
  const typed = String(posted.get("password") ?? "").trim();
  const refusal = await verifyToken(args, locale, typed);
  if (refusal) return data({ error: refusal.message }, { status: refusal.status });
  const wanted = String(posted.get("redirectTo") ?? "");
  return done(args, wanted, paths.operator(), [], [await beginSession(args, typed)]);
}

export default function OperatorSignIn() {
  const { words, redirectTo } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={words.title} />
      <h1>{words.title}</h1>
      <Form method="post" className={classes(stack.s4, formWidth)}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          label={words.token}
          hint={words.hint}
          errors={posted?.error ? [posted.error] : []}
        />
        <p>
          <Button variant="primary">{words.enter}</Button>
        </p>
      </Form>
    </div>
  );
}
