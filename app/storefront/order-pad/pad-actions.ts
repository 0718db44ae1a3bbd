// What the order pad's form does: one function for each intent.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { attempt } from "~/contract/client";
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import { dottedFields, type orderPadForm } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import { writeRecord } from "~/csv/text";
import { padTranslator } from "~/i18n/pad";
import { paths } from "~/paths";
import { fileText, joinLines } from "~/storefront/cart/add-lines";
import { done } from "~/storefront/forms/form";
import { typedValues } from "~/storefront/forms/typed-values";
import type { PostedFields } from "~/storefront/forms/without-secrets";
import type { RequestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { startCookie } from "~/storefront/request/start";
import { fileRows, linesFromColumns } from "./file-lines";
import { listStateOf } from "./list-state";
import { newLines, waitingLines } from "./typed-lines";

export interface PadPost {
  args: ActionFunctionArgs;
  reqContext: RequestContext;
  form: FormData;
}

type Input<Intent extends string> = Extract<z.output<typeof orderPadForm>, { intent: Intent }>;

/** Typed values come back with what is wrong. */
export interface PadRefusal {
  line: string;
  lines: string;
  errors: string[];
}

export const refusePad = (refusal: PadRefusal, status: number) =>
  data({ refusal, live: null, preview: null }, { status });

export async function addLines({ args, reqContext, form }: PadPost, input: Input<"add-lines">) {
  const { shop, viewer, t, locale } = reqContext;
  const { line = "", lines = "", file, form_id, live } = input;
  const pad = padTranslator(locale);
  const refuse = (error: string, text = lines, status = 400) =>
    refusePad({ line, lines: text, errors: [error] }, status);
  const uploaded = await fileText(file, t);
  if ("error" in uploaded) return refuse(uploaded.error);
  // A file is shown first: its columns may be others than they seem.
  if (uploaded.text.trim() !== "") return showColumns(reqContext, uploaded.text, refuse);
  const text = lines;
  const typed = newLines(joinLines(line, text));
  if (typed.length > MAX_BATCH_ROWS)
    return refuse(pad("entry.tooMany", { count: typed.length, max: MAX_BATCH_ROWS }), text);
  const waiting = waitingLines(form, MAX_BATCH_ROWS - typed.length);
  const all = [...typed, ...waiting.lines];
  if (all.length + waiting.drop.length === 0) return refuse(pad("entry.none"));
  const answer = await attempt(
    shop.orderPad.addLines(
      { customer: viewer.customer?.id, lines: all, drop: waiting.drop },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!answer.ok) return refuse(answer.error.message, text, answer.error.status);
  const added = answer.value.added.length;
  if (live)
    return data({ refusal: null, live: { added, waiting: answer.value.waiting.length }, preview: null });
  const notices =
    added > 0 ? [{ ...flashMessage("ok", pad("entry.added", { count: added })), toCart: null }] : [];
  return done(args, null, paths.orderPad(), notices);
}

async function showColumns(
  reqContext: RequestContext,
  text: string,
  refuse: (error: string) => ReturnType<typeof refusePad>,
) {
  const rows = fileRows(text);
  if (rows.length > MAX_BATCH_ROWS + 1)
    return refuse(
      padTranslator(reqContext.locale)("entry.tooMany", { count: rows.length, max: MAX_BATCH_ROWS }),
    );
  return data({ refusal: null, live: null, preview: await previewOf(reqContext, rows) });
}

async function previewOf({ shop, viewer }: RequestContext, rows: string[][]) {
  const { columns } = await shop.orderPad.columns({ customer: viewer.customer?.id, rows });
  const table = rows.map((row) => writeRecord(row)).join("");
  return { rows: rows.slice(0, SHOWN_ROWS), columns, table };
}

/** The pad's forms as a pending submission has them: its own fields filled, the others listed. */
export async function unsentPad(reqContext: RequestContext, fields: PostedFields) {
  const text = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
  const rows = text("table") === "" ? [] : fileRows(text("table"));
  return {
    refusal: { line: text("line"), lines: text("lines"), errors: [] },
    preview: rows.length > 0 && rows.length <= MAX_BATCH_ROWS + 1 ? await previewOf(reqContext, rows) : null,
    typed: typedValues(
      fields.filter(([field]) => !["line", "lines"].includes(field)),
      reqContext.t,
    ),
  };
}

/** Of the file, for the eye to check. */
const SHOWN_ROWS = 6;

export async function addFile({ args, reqContext, form }: PadPost, { table, form_id }: Input<"add-file">) {
  const { shop, viewer, locale } = reqContext;
  const pad = padTranslator(locale);
  const roles = dottedFields(form, "column").map(([index, role]) => ({ index: Number(index), role }));
  const lines = linesFromColumns(fileRows(table), roles);
  if (lines.length === 0) return refusePad({ line: "", lines: "", errors: [pad("file.noCode")] }, 400);
  const answer = await attempt(
    shop.orderPad.addLines(
      { customer: viewer.customer?.id, lines },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!answer.ok)
    return refusePad({ line: "", lines: "", errors: [answer.error.message] }, answer.error.status);
  const added = answer.value.added.length;
  const notices =
    added > 0 ? [{ ...flashMessage("ok", pad("entry.added", { count: added })), toCart: null }] : [];
  return done(args, null, paths.orderPad(), notices);
}

/** The line is in the button's formAction: `?line=12`. */
export async function dropLine({ args, reqContext }: PadPost) {
  const { shop, viewer, url, locale } = reqContext;
  const id = idIn(url.searchParams.get("line"));
  if (id !== null) await shop.orderPad.addLines({ customer: viewer.customer?.id, lines: [], drop: [id] });
  const notices = id === null ? [] : [flashMessage("ok", padTranslator(locale)("waiting.dropped"))];
  return done(args, null, paths.orderPad(), notices);
}

/** Stores what is typed, then shows the part of the list that a button of the form asks for. */
export async function showList(posted: PadPost, { search }: Input<"list">) {
  await saveTyped(posted);
  return done(posted.args, null, listPath(posted.reqContext.url, search));
}

/** As showList, in the order of the list box, from the first page. */
export async function sortList(posted: PadPost, { by = "-date", search = "" }: Input<"sort">) {
  await saveTyped(posted);
  return done(posted.args, null, paths.orderPad({ search, sort: by === "-date" ? null : by }));
}

/** Where this browser begins after signing in. */
export async function setStart({ args, reqContext: { locale } }: PadPost, { start }: Input<"start">) {
  const notice = flashMessage("ok", padTranslator(locale)(`start.${start}Set`));
  return done(args, null, paths.orderPad(), [notice], [startCookie(args.request, start)]);
}

export async function addTyped(posted: PadPost, { search, form_id }: Input<"add-typed">) {
  const { args, reqContext } = posted;
  const { shop, viewer, url, locale } = reqContext;
  await saveTyped(posted);
  const pad = padTranslator(locale);
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
  // Lines that wait are above the list.
  return done(args, null, waiting.length > 0 ? paths.orderPad() : listPath(url, search), [notice]);
}

/** Another search begins at its first page. */
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
