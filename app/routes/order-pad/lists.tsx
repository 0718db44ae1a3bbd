import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListTable, NewListForm } from "~/components/order-pad/lists/saved-lists";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { attempt } from "~/contract/client";
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import { orderListsForm } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, type FormResult, read, refusedBy } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { leftOut } from "~/storefront/order-pad/list-actions";
import {
  fileText,
  lineCount,
  padLine,
  readOrderFile,
  readOrderText,
} from "~/storefront/order-pad/read-lines";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "lists" };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, viewer, url, locale } = await requestContext(args);
  const pending = await pendingSubmission(args, viewer);
  const { results } = await shop.orderLists.list({ customer: viewer.customer?.id });
  return {
    title: translator(locale, "lists")("title"),
    customer: viewer.session?.user.isAgent ? (viewer.customer?.name ?? null) : null,
    lists: results,
    order: idIn(url.searchParams.get("order")),
    formToken: formTokenOf(viewer),
    constraint: constraintOf(orderListsForm),
    unsent: pending && { initialValue: Object.fromEntries(pending.fields) },
  };
}

const refuse = (result: FormResult, status: number) => data({ result }, { status });

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, locale } = reqContext;
  const { submission } = await read(args, orderListsForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { name, from, order, form_id } = submission.value;
  const typed = await linesIn(reqContext, submission.value);
  if ("error" in typed) return refuse(submission.reply({ fieldErrors: { lines: [typed.error] } }), 400);
  const content =
    from === "cart" ? { cart: true } : from === "order" ? { order } : { lines: typed.lines.map(padLine) };
  const created = await attempt(
    shop.orderLists.create(
      { customer: viewer.customer?.id, name, ...content },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!created.ok) return refuse(refusedBy(submission, created.error), created.error.status);
  const t = translator(locale, "lists");
  const unknown = created.value.unknown.flatMap((index) => typed.lines[index]?.written ?? []);
  const notices = [flashMessage("ok", t("made", { name })), ...leftOut(t, unknown, typed.doubtful)];
  return done(args, null, paths.orderList(created.value.id), notices);
}

async function linesIn(
  { shop, t, locale }: RequestContext,
  { from, lines = "", file }: { from: string; lines?: string | undefined; file?: File | undefined },
) {
  if (from !== "lines") return { lines: [], doubtful: [] };
  const uploaded = await fileText(file, t);
  if ("error" in uploaded) return uploaded;
  const pad = translator(locale, "pad");
  const fromFile = uploaded.text.trim() === "" ? { lines: [] } : await readOrderFile(shop, uploaded.text);
  if ("preview" in fromFile) return { error: pad("file.unclear") };
  const reads = [await readOrderText(shop, lines), fromFile];
  const failed = reads.find((read) => "error" in read);
  if (failed && "error" in failed) return failed;
  const count = reads.reduce((sum, read) => sum + lineCount(read), 0);
  if (count > MAX_BATCH_ROWS) return { error: pad("entry.tooMany", { count, max: MAX_BATCH_ROWS }) };
  const all = reads.flatMap((read) => ("lines" in read ? read.lines : []));
  return {
    lines: all.filter(({ doubt }) => doubt === null),
    doubtful: all.filter(({ doubt }) => doubt !== null),
  };
}

export default function OrderLists() {
  const { title, customer, lists, order, formToken, unsent, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result ?? null;
  const { t } = useTranslation("lists");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb steps={[{ name: t("pad"), href: paths.orderPad() }]} current={title} />
      <h1>{customer ? `${title}: ${customer}` : title}</h1>
      {unsent && !result && <UnsentNotice typed={[]} />}
      <ListTable lists={lists} />
      <NewListForm
        key={result ? "refused" : formToken.formId}
        order={order}
        formToken={formToken}
        result={result ?? unsent}
        constraint={constraint}
      />
    </div>
  );
}
