import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { BoughtItems } from "~/components/order-pad/bought-items";
import { EnteredRows } from "~/components/order-pad/entered-rows";
import { FileColumns } from "~/components/order-pad/file-columns";
import { LineEntry } from "~/components/order-pad/line-entry";
import { Standing } from "~/components/order-pad/standing";
import { useLineQueue } from "~/components/order-pad/use-line-queue";
import { useOfflineCopy } from "~/components/order-pad/use-offline-copy";
import { WaitingLines } from "~/components/order-pad/waiting-lines";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { HiddenFields } from "~/components/site/hidden-fields";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { Form, Link } from "~/components/ui/page/link";
import { orderPadForm } from "~/contract/forms";
import type { OrderList } from "~/contract/order-pad";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { readCart, shownTotal } from "~/storefront/cart/read-cart";
import { settingsOf } from "~/storefront/content/settings";
import { read } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { formText } from "~/storefront/forms/posted-form";
import { listStateOf } from "~/storefront/order-pad/list-state";
import {
  addFile,
  addLines,
  addTyped,
  dropLine,
  refusePad,
  removeRow,
  setStart,
  showList,
  sortList,
  undoLast,
  unsentPad,
} from "~/storefront/order-pad/pad-actions";
import { undoIn } from "~/storefront/order-pad/undo";
import { requestContext } from "~/storefront/request/context";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { titleMeta } from "~/storefront/seo/titles";
import { row, stack } from "~/theme/layout.css";

export const handle = { i18n: ["pad", "catalogue", "account"] };

export const meta = titleMeta;

const LINES_FORM = "pad-lines";

/** Also after a refusal: other lines may be pending by now. */
export const shouldRevalidate = () => true;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, url, locale } = reqContext;
  const title = translator(locale, "pad")("title");
  const customer = viewer.customer?.id;
  const state = listStateOf(url);
  const [pending, pad, bought, cart] = await Promise.all([
    pendingSubmission(args, viewer),
    shop.orderPad.get({ customer }),
    shop.orderPad.bought({ customer, ...state, search: state.search || undefined }),
    readCart(reqContext),
  ]);
  return {
    title,
    heading: viewer.session?.user.isAgent ? (viewer.customer?.name ?? title) : title,
    pad,
    bought,
    cart: { ...shownTotal(cart), count: cart.rows_count },
    state,
    unsent: pending && (await unsentPad(reqContext, pending.fields)),
    formToken: formTokenOf(viewer),
    user: viewer.session?.user.id ?? null,
    undo: undoIn(url),
    isOffline: (await settingsOf(args)).get("OFFLINE_PAD") !== false,
    draftForm: { id: LINES_FORM, intent: "add-lines" },
  };
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { form, submission, isDraft } = await read(args, orderPadForm, reqContext.locale);
  const typed = (name: string) => formText(form, name) ?? "";
  if (isDraft) return refusePad({ line: typed("line"), lines: typed("lines"), errors: [] }, 200);
  if (submission.status !== "success") {
    const errors = Object.values(submission.error ?? {}).flatMap((messages) => messages ?? []);
    return refusePad({ line: typed("line"), lines: typed("lines"), errors: [...new Set(errors)] }, 400);
  }
  const posted = { args, reqContext, form };
  const input = submission.value;
  switch (input.intent) {
    case "add-lines":
      return addLines(posted, input);
    case "drop":
      return dropLine(posted);
    case "remove":
      return removeRow(posted);
    case "undo":
      return undoLast(posted);
    case "add-file":
      return addFile(posted, input);
    case "list":
      return showList(posted, input);
    case "sort":
      return sortList(posted, input);
    case "start":
      return setStart(posted, input);
    case "add-typed":
      return addTyped(posted, input);
  }
}

export default function OrderPad() {
  const loaded = useLoaderData<typeof loader>();
  const { title, heading, pad, bought, state, formToken, isOffline, unsent } = loaded;
  useOfflineCopy(isOffline);
  const actionData = useActionData<typeof action>();
  const preview = actionData ? actionData.preview : (unsent?.preview ?? null);
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={title} />
      <h1>{heading}</h1>
      {unsent && !actionData && <UnsentNotice typed={unsent.typed} />}
      {pad.standing && <Standing standing={pad.standing} currency={pad.currency} />}
      <QuickLines />
      <SavedLists lists={pad.lists} />
      {preview && <FileColumns preview={preview} formToken={formToken} action={paths.orderPad()} />}
      <BoughtItems bought={bought} state={state} currency={pad.currency} formToken={formToken} />
    </div>
  );
}

/** Link to the saved lists, and a separate link for each template that is due. */
function SavedLists({ lists }: { lists: OrderList[] }) {
  const { t } = useTranslation("pad");
  return (
    <p className={row}>
      <Link to={paths.orderLists()}>
        {t("lists.all")} ({lists.length})
      </Link>{" "}
      {lists
        .filter(({ is_due }) => is_due)
        .map(({ id, name }) => (
          <Link key={id} to={paths.orderList(id)}>
            <b>{t("lists.due", { name })}</b>
          </Link>
        ))}
    </p>
  );
}

function QuickLines() {
  const { pad, formToken, user, unsent, cart, undo } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const refusal = actionData ? actionData.refusal : (unsent?.refusal ?? null);
  const form = useRef<HTMLFormElement>(null);
  const queue = useLineQueue(form, user, formToken);
  return (
    <Form
      id={LINES_FORM}
      ref={form}
      method="post"
      action={paths.orderPad()}
      encType="multipart/form-data"
      className={stack.s5}
      preventScrollReset
      onSubmit={queue.onSubmit}
    >
      <HiddenFields formToken={formToken} />
      <LineEntry refusal={refusal} currency={pad.currency} status={queue.status} />
      <WaitingLines lines={pad.lines} currency={pad.currency} />
      <EnteredRows rows={pad.entered} cart={cart} undo={queue.status.last?.undo ?? undo} />
    </Form>
  );
}
