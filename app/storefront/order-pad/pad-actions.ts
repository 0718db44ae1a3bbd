// Actions of the order pad's form: one function for each intent.

import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { type ApiError, attempt } from "~/contract/client";
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import { dottedFields, type orderPadForm } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import type { PadLine } from "~/contract/order-pad";
import { formatMoney } from "~/i18n/format";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { shownTotal } from "~/storefront/cart/read-cart";
import { done } from "~/storefront/forms/form";
import { typedValues } from "~/storefront/forms/typed-values";
import type { PostedFields } from "~/storefront/forms/without-secrets";
import type { RequestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { startCookie } from "~/storefront/request/start";
import { wantsJson } from "~/storefront/response/form-answer";
import { listStateOf } from "./list-state";
import {
  columnsIn,
  type FilePreview,
  fileText,
  joinLines,
  lineCount,
  padLine,
  previewFile,
  readConfirmed,
  readOrderText,
  shortList,
} from "./read-lines";
import { undoAdd, undoIn, undoToken } from "./undo";
import { waitingLines } from "./waiting-lines";

export interface PadPost {
  args: ActionFunctionArgs;
  reqContext: RequestContext;
  form: FormData;
}

type Input<Intent extends string> = Extract<z.output<typeof orderPadForm>, { intent: Intent }>;

export interface PadRefusal {
  line: string;
  lines: string;
  errors: string[];
}

export const refusePad = (refusal: PadRefusal, status: number, preview: FilePreview | null = null) =>
  data({ refusal, live: null, preview }, { status });

export async function addLines(posted: PadPost, input: Input<"add-lines">) {
  const { reqContext, form } = posted;
  const { shop, t, locale } = reqContext;
  const { line = "", lines = "", file, form_id, live } = input;
  const pad = translator(locale, "pad");
  const refuse = (error: string, status = 400) => refusePad({ line, lines, errors: [error] }, status);
  const uploaded = await fileText(file, t);
  if ("error" in uploaded) return refuse(uploaded.error);
  // A file is previewed first, because its columns may be detected wrongly.
  const shown = uploaded.text.trim() === "" ? null : await previewFile(shop, uploaded.text);
  if (shown) return data({ refusal: null, live: null, preview: shown.preview });
  // Lines that the page sends automatically were typed or scanned one by one.
  const isTyped = live !== undefined || joinLines(lines, uploaded.text) === "";
  const read = await readOrderText(shop, joinLines(line, lines, uploaded.text), isTyped ? "typed" : "pasted");
  if ("error" in read) return refuse(read.error);
  const count = lineCount(read);
  if ("tooMany" in read) return refuse(pad("entry.tooMany", { count, max: MAX_BATCH_ROWS }));
  const waiting = waitingLines(form, MAX_BATCH_ROWS - count);
  const all = [...read.lines.map(padLine), ...waiting.lines];
  if (all.length + waiting.drop.length === 0) return refuse(pad("entry.none"));
  return putLines(posted, { lines: all, drop: waiting.drop, form_id }, live !== undefined, (error) =>
    refuse(error.message, error.status),
  );
}

/** Restores the pad from a pending submission: fills its own fields and lists the others. */
export async function unsentPad(reqContext: RequestContext, fields: PostedFields) {
  const text = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
  const shown = text("table") === "" ? null : await previewFile(reqContext.shop, text("table"));
  return {
    refusal: { line: text("line"), lines: text("lines"), errors: [] },
    preview: shown?.preview ?? null,
    typed: typedValues(
      fields.filter(([field]) => !["line", "lines"].includes(field)),
      reqContext.t,
    ),
  };
}

/** Adds the lines of a file whose column roles the user has confirmed. */
export async function addFile(posted: PadPost, { table, form_id }: Input<"add-file">) {
  const { shop, locale } = posted.reqContext;
  const pad = translator(locale, "pad");
  const refuse = (error: string, status = 400, preview: FilePreview | null = null) =>
    refusePad({ line: "", lines: "", errors: [error] }, status, preview);
  const read = await readConfirmed(shop, table, columnsIn(posted.form));
  if ("problem" in read) return refuse(pad(`file.${read.problem}`), 400, read.preview);
  if ("error" in read) return refuse(read.error);
  if ("tooMany" in read) return refuse(pad("entry.tooMany", { count: read.tooMany, max: MAX_BATCH_ROWS }));
  if (read.lines.length === 0) return refuse(pad("entry.none"));
  return putLines(posted, { lines: read.lines.map(padLine), drop: [], form_id }, false, (error) =>
    refuse(error.message, error.status),
  );
}

async function putLines(
  { args, reqContext }: PadPost,
  { form_id, ...sent }: { lines: PadLine[]; drop: number[]; form_id: string | undefined },
  isLive: boolean,
  refuse: (error: ApiError) => ReturnType<typeof refusePad>,
) {
  const { shop, viewer, locale } = reqContext;
  const answer = await attempt(
    shop.orderPad.addLines(
      { customer: viewer.customer?.id, ...sent },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!answer.ok) return refuse(answer.error);
  const waiting = new Set(answer.value.waiting.map(({ index }) => index));
  const added = sent.lines.filter((_, index) => !waiting.has(index));
  const undo = undoToken(form_id, added, answer.value.added);
  const names = shortList(added.map(({ code = "", qty }) => ({ code, qty })));
  if (isLive) {
    const cart = shownTotal(await shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id }));
    const total = formatMoney(cart.total, locale, cart.currency);
    return data({
      refusal: null,
      live: { added: added.length, waiting: waiting.size, names, total, undo },
      preview: null,
    });
  }
  const lead = translator(locale, "pad")("entry.added", { count: added.length });
  const notice = { ...flashMessage("ok", names === "" ? lead : `${lead} ${names}.`), toCart: null };
  // A program has no use for the button that the token is for.
  const query = wantsJson(args.request) ? {} : { undo };
  return done(args, null, paths.orderPad(query), added.length > 0 ? [notice] : []);
}

/** Removes pending lines. Their ids are in the button's formAction: `?line=12`, or several separated by commas. */
export async function dropLine({ args, reqContext }: PadPost) {
  const { shop, viewer, url, locale } = reqContext;
  const named = (url.searchParams.get("line") ?? "").split(",", MAX_BATCH_ROWS);
  const drop = named.flatMap((one) => idIn(one) ?? []);
  if (drop.length > 0) await shop.orderPad.addLines({ customer: viewer.customer?.id, lines: [], drop });
  const notices =
    drop.length === 0
      ? []
      : [flashMessage("ok", translator(locale, "pad")("waiting.dropped", { count: drop.length }))];
  return done(args, null, paths.orderPad(), notices);
}

/** Removes a row from the cart. Its id is in the button's formAction: `?row=12`. */
export async function removeRow({ args, reqContext }: PadPost) {
  const { shop, url, locale } = reqContext;
  const row = idIn(url.searchParams.get("row"));
  const removed = row !== null && (await attempt(shop.cart.removeRow({ id: row }))).ok;
  const pad = translator(locale, "pad");
  const notice = removed
    ? flashMessage("ok", pad("entered.removed"))
    : flashMessage("warn", pad("entered.gone"));
  return done(args, null, paths.orderPad(), [notice]);
}

/** Removes the quantities of the last add from the cart (`?undo=`). The rest of each row stays. */
export async function undoLast({ args, reqContext }: PadPost) {
  const { url, locale } = reqContext;
  const token = undoIn(url);
  const isUndone = token !== null && (await undoAdd(reqContext, token));
  const pad = translator(locale, "pad");
  const notice = isUndone
    ? flashMessage("ok", pad("entered.undone"))
    : flashMessage("warn", pad("entered.gone"));
  return done(args, null, paths.orderPad(), [notice]);
}

/** Stores the typed text, then shows the page of the list that the pressed button selects. */
export async function showList(posted: PadPost, { search }: Input<"list">) {
  await saveTyped(posted);
  return done(posted.args, null, listPath(posted.reqContext.url, search));
}

/** Same as `showList`, sorted by the form's select, from the first page. */
export async function sortList(posted: PadPost, { by = "-date", search = "" }: Input<"sort">) {
  await saveTyped(posted);
  return done(posted.args, null, paths.orderPad({ search, sort: by === "-date" ? null : by }));
}

/** Stores the page on which this browser starts after signing in. */
export async function setStart({ args, reqContext: { locale } }: PadPost, { start }: Input<"start">) {
  const notice = flashMessage("ok", translator(locale, "pad")(`start.${start}Set`));
  return done(args, null, paths.orderPad(), [notice], [startCookie(args.request, start)]);
}

export async function addTyped(posted: PadPost, { search, form_id }: Input<"add-typed">) {
  const { args, reqContext } = posted;
  const { shop, viewer, url, locale } = reqContext;
  await saveTyped(posted);
  const pad = translator(locale, "pad");
  const answer = await shop.orderPad.addTyped(
    { customer: viewer.customer?.id },
    form_id ? { idempotencyKey: form_id } : {},
  );
  const { added, waiting } = answer;
  const notice =
    added.length > 0
      ? { ...flashMessage("ok", pad("entry.added", { count: added.length })), toCart: null }
      : flashMessage(
          "warn",
          pad(waiting.length > 0 ? "entry.waiting" : "bought.missing", { count: waiting.length }),
        );
  // Pending lines are shown above the list.
  return done(args, null, waiting.length > 0 ? paths.orderPad() : listPath(url, search), [notice]);
}

/** A new search starts on its first page. */
function listPath(url: URL, typedSearch: string | undefined): string {
  const { search, sort, page } = listStateOf(url);
  const wanted = typedSearch?.trim() ?? search;
  const shown = { search: wanted, sort: sort === "-date" ? null : sort };
  return paths.orderPad({ ...shown, page: wanted === search && page > 1 ? page : null });
}

async function saveTyped({ reqContext: { shop, viewer }, form }: PadPost): Promise<void> {
  const quantities = dottedFields(form, "qty").flatMap(([name, qty]) => {
    const product = idIn(name);
    return product === null ? [] : [{ product, qty: qty.trim().slice(0, MAX_TYPED_LENGTH) }];
  });
  const some = quantities.slice(0, MAX_BATCH_ROWS);
  if (some.length > 0)
    await shop.orderPad.saveQuantities({ customer: viewer.customer?.id, quantities: some });
}

const MAX_TYPED_LENGTH = 20;
