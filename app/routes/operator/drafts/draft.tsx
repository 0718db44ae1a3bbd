import "~/kit";
import "~/operator-kit";
// One draft order: rows and prices, choices, total, and the quote or order made from it.
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DraftForm } from "~/components/operator/drafts/draft-form";
import { PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { type ApiError, attempt } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { operatorDraftForm } from "~/contract/operator/draft-forms";
import type { DraftOrder } from "~/contract/operator/draft-orders";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, type FormResult, read, withFields } from "~/storefront/forms/form";
import { draftErrors, pastedRows, rowsIn } from "~/storefront/operator/draft-form";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { or404 } from "~/storefront/response/or-404";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t, may } = await operatorContext(args, "orders.read");
  const draft = await or404(shop.draftOrders.get({ id: idIn(args.params.id) ?? 0 }));
  return {
    title: `${t("drafts.numbered", { number: draft.id })} | ${t("title")}`,
    draft,
    constraint: constraintOf(operatorDraftForm),
    mayWrite: may("orders.write"),
    maySeeCustomer: may("customers.read"),
  };
}

interface Answer {
  /** null if the post was saved. */
  result: FormResult | null;
  errors: Record<string, string[]>;
  lines: string;
}
const answered = (status: number, { result = null, errors = {}, lines = "" }: Partial<Answer>) =>
  data({ result, errors, lines } satisfies Answer, { status });

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "orders.write");
  const id = idIn(args.params.id) ?? 0;
  const { submission, form } = await read(args, operatorDraftForm, locale);
  const posted = withFields(submission, form, ["qty", "price", "reason"]);
  if (submission.status !== "success") {
    const result = posted.reply();
    return answered(400, { result, errors: textsOf(result.error) });
  }
  const { intent, version, expected_total, refusal, lines, ...content } = submission.value;
  const here = operatorPaths.draft(id);
  if (intent === "refuse") {
    const refused = await attempt(shop.draftOrders.refuse({ id, reason: refusal }));
    if (!refused.ok) return answered(refused.error.status, { errors: { "": [refused.error.message] } });
    return done(args, here, here, [flashMessage("ok", t("drafts.refusedNow"))]);
  }
  if (intent === "delete") {
    const removed = await attempt(shop.draftOrders.remove({ id }));
    if (!removed.ok) return answered(removed.error.status, { errors: { "": [removed.error.message] } });
    const to = operatorPaths.drafts();
    return done(args, to, to, [flashMessage("ok", t("drafts.deleted"))]);
  }
  const draft = await or404(shop.draftOrders.get({ id }));
  // A second press of a button returns the order or quote that the first one created.
  const made = intent === "order" ? draft.order : intent === "quote" ? draft.quote : null;
  if (made) return done(args, null, becameOf(draft) ?? here);
  const { rows, errors } = rowsIn(form, draft, locale);
  const pasted = await pastedRows(args, lines, locale);
  if ("error" in pasted) errors.lines = [pasted.error];
  if ("error" in pasted || Object.keys(errors).length > 0)
    return answered(400, { result: posted.reply({ fieldErrors: errors }), errors });
  const saved = await attempt(
    shop.draftOrders.edit({ id, version, rows: [...rows, ...pasted.rows], ...nullsOf(content) }),
  );
  if (!saved.ok) {
    const fieldErrors = draftErrors(saved.error, rows);
    return answered(saved.error.status, { result: posted.reply({ fieldErrors }), errors: fieldErrors });
  }
  const unread = [
    ...saved.value.refused.map(({ index, message }) => ({
      written: pasted.written[index - rows.length] ?? "",
      message,
    })),
    ...pasted.unread,
  ];
  if (unread.length > 0)
    return answered(400, {
      errors: { lines: unread.map(({ written, message }) => `${written}: ${message}.`) },
      lines: unread.map(({ written }) => written).join("\n"),
    });
  if (intent === "save") return done(args, here, here, [flashMessage("ok", t("drafts.saved"))]);
  const sent = await attempt(shop.draftOrders[intent]({ id, version: saved.value.version, expected_total }));
  if (!sent.ok) return answered(sent.error.status, { errors: { "": reasonsOf(sent.error, saved.value) } });
  const to = becameOf(sent.value) ?? here;
  return done(args, to, to, [flashMessage("ok", t(`drafts.sent.${intent}`))]);
}

const becameOf = ({ order, quote }: DraftOrder): string | null =>
  order ? operatorPaths.order(order.id) : quote ? operatorPaths.quote(quote.id) : null;

const textsOf = (error: FormResult["error"]): Record<string, string[]> =>
  Object.fromEntries(Object.entries(error ?? {}).map(([name, texts]) => [name, texts ?? []]));

/** Empty choices become null; empty texts stay empty. */
const nullsOf = <T extends Record<string, unknown>>(content: T) => ({
  ...content,
  ...Object.fromEntries(
    [
      "billing_address",
      "shipping_address",
      "shipping_policy",
      "payment_method",
      "valid_until",
      "discount",
      "shipping_price",
    ].map((name) => [name, content[name] ?? null]),
  ),
  customer_reference: String(content.customer_reference ?? ""),
  notes: String(content.notes ?? ""),
});

/** Names each article that prevents the order, or returns only the reason. */
const reasonsOf = (error: ApiError, { problems }: DraftOrder): string[] =>
  problems.length > 0
    ? problems.map(({ name, message }) => (name ? `${name}: ${message}` : message))
    : [error.message, ...error.fields.map(({ message }) => message)];

export default function OperatorDraft() {
  const { draft, constraint, mayWrite, maySeeCustomer } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("operator");
  const { customer, customer_name: name, quote, order } = draft;
  return (
    <Stack>
      <PageHead
        title={t("drafts.numbered", { number: draft.id })}
        back={{ to: operatorPaths.drafts(), label: t("nav.drafts") }}
      >
        {maySeeCustomer ? <Link to={operatorPaths.customer(customer)}>{name}</Link> : name} · {draft.email} ·{" "}
        {t(`common:language.${draft.locale}`)}
      </PageHead>
      <FormErrors title={() => t("notDone")} error={answer?.errors} />
      {draft.request_note && (
        <Panel title={t("drafts.requestNote")}>
          <p>{draft.request_note}</p>
        </Panel>
      )}
      {draft.state === "open" ? (
        <DraftForm
          key={`${draft.version} ${answer ? JSON.stringify(answer.errors) : ""}`}
          draft={draft}
          result={answer?.result}
          constraint={constraint}
          lines={answer?.lines ?? ""}
          errors={answer?.errors ?? {}}
          mayWrite={mayWrite}
        />
      ) : (
        // Rows and totals are shown on the quote or order: here they would use current prices.
        <Notice kind="ok" lead={t(`drafts.states.${draft.state}`)}>
          {quote && <Link to={operatorPaths.quote(quote.id)}>{quote.number}</Link>}
          {order && <Link to={operatorPaths.order(order.id)}>{order.number}</Link>}
          {draft.refusal}
        </Notice>
      )}
    </Stack>
  );
}
