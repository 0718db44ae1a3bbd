// Actions of a saved list's forms: one function for each intent.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { TFunction } from "i18next";
import type { z } from "zod";
import { type ApiError, attempt } from "~/contract/client";
import { RHYTHM_WEEKS } from "~/contract/constants/enums";
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import { dottedFields, type orderListForm } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import type { ReadLine } from "~/contract/order-pad";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import type { RequestContext } from "~/storefront/request/context";
import { type FlashMessage, flashMessage } from "~/storefront/request/flash";
import { padLine, readOrderText } from "./read-lines";

interface ListPost {
  args: ActionFunctionArgs;
  reqContext: RequestContext;
  form: FormData;
  id: number;
}
type Input = z.output<typeof orderListForm>;
type InputOf<Intent extends string> = Extract<Input, { intent: Intent }>;

/** `typed`: typed quantities by product, or null if the form has none. */
const answer = (
  parts: { errors?: string[]; typed?: Record<string, string> | null; asks?: boolean },
  status: number,
) => data({ errors: [], typed: null, asks: false, ...parts }, { status });

export function listAction(posted: ListPost, input: Input) {
  switch (input.intent) {
    case "add":
      return add(posted, input);
    case "save":
      return save(posted, input);
    case "rename":
      return edit(posted, { name: input.name }, "renamed");
    case "rhythm":
      return setRhythm(posted, input);
    case "delete":
      return remove(posted, input);
  }
}

async function add(posted: ListPost, { form_id }: InputOf<"add">) {
  const { args, reqContext, id, form } = posted;
  const quantities = quantitiesIn(form);
  const added = await attempt(
    reqContext.shop.orderLists.addToCart(
      { id, ...(quantities.length > 0 ? { quantities } : {}) },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!added.ok) return refused(posted, added.error);
  const pad = translator(reqContext.locale, "pad");
  const { added: rows, waiting } = added.value;
  const notices = [
    ...(rows.length > 0
      ? [{ ...flashMessage("ok", pad("entry.added", { count: rows.length })), toCart: null }]
      : []),
    ...(waiting.length > 0 ? [flashMessage("warn", pad("entry.waiting", { count: waiting.length }))] : []),
    ...(rows.length + waiting.length === 0 ? [flashMessage("warn", pad("bought.missing"))] : []),
  ];
  // Pending lines are shown on the pad.
  return done(args, null, waiting.length > 0 ? paths.orderPad() : paths.orderList(id), notices);
}

async function save(posted: ListPost, { lines = "" }: InputOf<"save">) {
  const { args, reqContext, id, form } = posted;
  const read = await readOrderText(reqContext.shop, lines);
  if ("error" in read) return answer({ errors: [read.error] }, 400);
  if ("tooMany" in read) {
    const count = { count: read.tooMany, max: MAX_BATCH_ROWS };
    return answer({ errors: [translator(reqContext.locale, "pad")("entry.tooMany", count)] }, 400);
  }
  const doubtful = read.lines.filter(({ doubt }) => doubt !== null);
  const typed = read.lines.filter(({ doubt }) => doubt === null).map(padLine);
  const saved = await attempt(
    reqContext.shop.orderLists.saveRows({ id, quantities: quantitiesIn(form), lines: typed }),
  );
  if (!saved.ok) return refused(posted, saved.error);
  const t = translator(reqContext.locale, "lists");
  const unknown = saved.value.unknown.flatMap((index) => typed[index]?.written ?? []);
  return done(args, null, paths.orderList(id), [
    flashMessage("ok", t("saved")),
    ...leftOut(t, unknown, doubtful),
  ]);
}

export function leftOut(t: TFunction, unknown: string[], doubtful: ReadLine[]): FlashMessage[] {
  const message = (key: string, lines: string[]) =>
    lines.length > 0 ? [flashMessage("warn", t(key, { lines: lines.slice(0, 10).join(", ") }))] : [];
  const written = doubtful.map(({ written }) => written.replace(/\t/g, " "));
  return [...message("unknown", unknown), ...message("doubtful", written)];
}

function setRhythm(posted: ListPost, { weeks, next_day }: InputOf<"rhythm">) {
  const rhythm = RHYTHM_WEEKS.find((one) => String(one) === weeks) ?? null;
  const day = next_day && rhythm !== null ? { next_day } : {};
  return edit(posted, { rhythm_weeks: rhythm, ...day }, rhythm === null ? "rhythmEnded" : "rhythmSet");
}

type Change = Omit<Parameters<RequestContext["shop"]["orderLists"]["edit"]>[0], "id">;

async function edit(posted: ListPost, change: Change, said: string) {
  const { args, reqContext, id } = posted;
  const edited = await attempt(reqContext.shop.orderLists.edit({ id, ...change }));
  if (!edited.ok) return refused(posted, edited.error);
  return done(args, null, paths.orderList(id), [
    flashMessage("ok", translator(reqContext.locale, "lists")(said)),
  ]);
}

/**
 * Deletes a list in two steps: the first post shows the confirmation, the second, with `confirm=yes`, deletes the list.
 */
async function remove(posted: ListPost, { confirm }: InputOf<"delete">) {
  const { args, reqContext, id } = posted;
  if (confirm !== "yes") return answer({ asks: true }, 200);
  const removed = await attempt(reqContext.shop.orderLists.remove({ id }));
  if (!removed.ok) return refused(posted, removed.error);
  return done(args, null, paths.orderLists(), [
    flashMessage("ok", translator(reqContext.locale, "lists")("deleted")),
  ]);
}

function refused({ form }: ListPost, { message, fields, status }: ApiError) {
  const typed = dottedFields(form, "qty");
  return answer(
    {
      errors: fields.length > 0 ? fields.map((field) => field.message) : [message],
      typed: typed.length > 0 ? Object.fromEntries(typed) : null,
    },
    status,
  );
}

const quantitiesIn = (form: FormData) =>
  dottedFields(form, "qty")
    .flatMap(([name, qty]) => {
      const product = idIn(name);
      return product === null ? [] : [{ product, qty: qty.trim().slice(0, 20) }];
    })
    .slice(0, MAX_BATCH_ROWS);
