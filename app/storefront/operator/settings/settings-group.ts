// A group of settings as one form, which is saved as a whole or not at all.
import type { TFunction } from "i18next";
import { attempt } from "~/contract/client";
import { COUNTRY_REGIONS } from "~/contract/constants/countries";
import {
  companyFieldsOf,
  offeredLocales,
  SETTING_GROUPS,
  type SettingGroup,
} from "~/contract/constants/settings";
import { slugOf } from "~/contract/constants/slug";
import {
  type FieldTexts,
  readSetting,
  type SettingOption,
  type ShownSetting,
  settingForm,
} from "~/contract/operator/settings";
import type { Setting } from "~/contract/shop";
import type { Locale } from "~/contract/wire";
import { formatCountry } from "~/i18n/format";
import { messageFor } from "~/i18n/server";
import { hashOf } from "~/platform/crypto";
import { formText } from "~/storefront/forms/posted-form";
import { storePictures } from "../pictures/store-pictures";
import type { OperatorContext } from "../require-operator";
import { postedSetting, settingTexts } from "./setting-text";

type Values = Record<string, Setting["value"]>;

/** Values shown by a refused form instead of the stored ones. */
export interface SettingsReply {
  texts: FieldTexts;
  was: Record<string, string>;
  errors: Record<string, string[]>;
  /** Search results for pictures, by setting. */
  found: Record<string, ShownSetting["pictures"]>;
}

export const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[];

export const settingGroup = (word: string | undefined): SettingGroup | null =>
  GROUPS.find((group) => group === word) ?? null;

/** Only sellers in Italy can disable electronic invoices. */
export const keysOf = (group: SettingGroup, country: unknown): string[] =>
  SETTING_GROUPS[group].filter((key) => key !== "E_INVOICE" || country === "IT");

export const sellerCountry = (values: Values): unknown => Reflect.get(Object(values.COMPANY_DATA), "country");

export async function storedValues({ shop }: Pick<OperatorContext, "shop">): Promise<Values> {
  const { results } = await shop.settings.list({});
  return Object.fromEntries(results.map(({ key, value }) => [key, value]));
}

export async function loadSettingsGroup(context: OperatorContext, group: SettingGroup) {
  const values = await storedValues(context);
  const { t, locale } = context;
  const keys = keysOf(group, sellerCountry(values));
  const settings = await Promise.all(
    keys.map(async (key): Promise<ShownSetting> => {
      const form = settingForm(key);
      const options = form.kind === "choice" || form.kind === "choices" ? form.options : [];
      const isPicture = form.kind === "picture";
      return {
        key,
        kind: form.kind,
        options:
          form.kind === "company"
            ? countryOptions(locale)
            : optionsOf(key, form.kind === "weekdays" ? WEEKDAYS : options, values[key] ?? null, t, locale),
        paths:
          form.kind === "company"
            ? companyFieldsOf(sellerCountry(values), offeredLocales(values.LOCALES))
            : [],
        pictures: isPicture ? await picturesToChoose(context, key, String(values[key] ?? ""), "") : [],
      };
    }),
  );
  return { settings, texts: textsOf(keys, values, locale), was: hashesOf(keys, values) };
}

const WEEKDAYS = ["1", "2", "3", "4", "5", "6", "7"];

const textsOf = (keys: readonly string[], values: Values, locale: Locale): FieldTexts =>
  Object.assign({}, ...keys.map((key) => settingTexts(key, values[key] ?? null, locale)));

const hashOfValue = (value: Setting["value"]): string => hashOf(JSON.stringify(value)).slice(0, 16);
const hashesOf = (keys: readonly string[], values: Values): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, hashOfValue(values[key] ?? null)]));

const countryOptions = (locale: Locale): SettingOption[] =>
  Object.values(COUNTRY_REGIONS)
    .flat()
    .map((value) => ({ value, label: formatCountry(value, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));

/** Includes the stored value even if it is no longer offered. */
function optionsOf(
  key: string,
  offered: readonly string[],
  stored: Setting["value"],
  t: TFunction,
  locale: Locale,
): SettingOption[] {
  const own = typeof stored === "string" && offered.length > 0 && key !== "NOTICES" ? [stored] : [];
  const values = [...new Set([...offered, ...(key === "DISPATCH_DAYS" ? [] : own)])];
  return values.map((value) => ({ value, label: labelOf(key, value, t, locale) }));
}

function labelOf(key: string, value: string, t: TFunction, locale: Locale): string {
  if (key === "LOCALES" || key === "DEFAULT_LOCALE") return t(`records.locales.${value}`);
  if (key === "HOLIDAYS" && value !== "none") return formatCountry(value, locale);
  if (key === "TIME_ZONE") return value;
  if (key === "CURRENCY") {
    const name = new Intl.DisplayNames([locale], { type: "currency" }).of(value);
    return name === undefined || name === value ? value : `${value}, ${name}`;
  }
  if (key === "DISPATCH_DAYS")
    // 1 January 2024 is a Monday.
    return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
      Date.UTC(2024, 0, Number(value)),
    );
  return t(`settings.options.${key}.${value.replace(/\W+/g, "_")}`, { defaultValue: value });
}

const PICTURES_SHOWN = 11;
const MAX_SEARCH = 100;

/** The selected picture, then the newest ones or the search results. */
async function picturesToChoose(
  { shop, may }: Pick<OperatorContext, "shop" | "may">,
  key: string,
  chosen: string,
  search: string,
): Promise<ShownSetting["pictures"]> {
  if (!may("content.read")) return [];
  const list = async (text: string) =>
    (await shop.pictures.list({ page_size: 48, ...(text && { search: text.slice(0, MAX_SEARCH) }) })).results;
  const [own, others] = await Promise.all([chosen === "" ? [] : list(chosen), list(search)]);
  const all = [...own.filter(({ name }) => name === chosen), ...others.filter(({ name }) => name !== chosen)];
  return all
    .filter(({ name }) => readSetting(key, name)?.faults.length === 0)
    .slice(0, PICTURES_SHOWN)
    .map(({ name, url, width, height, srcset }) => ({ name, url, width, height, srcset }));
}

/** Saves the changed settings. The "find" button shows pictures and saves nothing. */
export async function saveSettingsGroup(
  context: OperatorContext,
  group: SettingGroup,
  form: FormData,
): Promise<{ ok: true } | { ok: false; status: number; reply: SettingsReply }> {
  const { shop, locale, t } = context;
  const stored = await storedValues(context);
  // A program may omit `was`: the setting is then changed without a conflict check. Settings that are not posted are
  // unchanged.
  const names = new Set([...form.keys()].map((name) => name.replace(/^was\./, "").split(".", 1)[0]));
  const keys = keysOf(group, sellerCountry(stored)).filter((key) => names.has(key));
  const began = hashesOf(keys, stored);
  const reply: SettingsReply = {
    texts: typedTexts(keys, form),
    was: Object.fromEntries(keys.map((key) => [key, formText(form, `was.${key}`) ?? began[key] ?? ""])),
    errors: {},
    found: {},
  };
  const refuse = (status: number) => ({ ok: false as const, status, reply });
  const [, sought = null] = /^find\.([A-Z_]+)$/.exec(formText(form, "intent") ?? "") ?? [];
  if (sought !== null && keys.includes(sought) && settingForm(sought).kind === "picture") {
    const [chosen = ""] = reply.texts[sought] ?? [];
    const search = formText(form, `search.${sought}`)?.trim() ?? "";
    reply.found[sought] = await picturesToChoose(context, sought, chosen, search);
    return refuse(200);
  }
  await takeUploads(context, keys, form, reply);
  const typed: Values = {};
  for (const key of keys) {
    const value = postedSetting(key, form, stored[key] ?? null);
    if (value === undefined) reply.errors[key] = [t("settings.invalid")];
    else typed[key] = readSetting(key, value)?.value ?? value;
  }
  // Settings that the operator has not edited keep their currently stored value.
  const changed = Object.keys(typed).filter((key) => hashOfValue(typed[key] ?? null) !== reply.was[key]);
  const taken = changed.filter((key) => {
    const now = hashOfValue(stored[key] ?? null);
    return now !== reply.was[key] && now !== hashOfValue(typed[key] ?? null);
  });
  if (taken.length > 0) {
    for (const key of taken)
      reply.errors[key] = [t("settings.meanwhile", { value: wordsOf(key, stored[key] ?? null, locale) })];
    Object.assign(reply.was, hashesOf(taken, stored));
    return refuse(409);
  }
  if (Object.keys(reply.errors).length > 0) {
    // Checks the other fields as well, so that one response contains all errors.
    for (const key of changed)
      for (const { field, code, values } of readSetting(key, typed[key] ?? null)?.faults ?? [])
        reply.errors[field.replace(/^value/, key)] = [messageFor(locale, code, values)];
    return refuse(400);
  }
  const pick = (from: Values) => Object.fromEntries(changed.map((key) => [key, from[key] ?? null]));
  const saved = await attempt(shop.settings.save({ values: pick(typed), was: pick(stored) }));
  if (saved.ok) return { ok: true };
  if (saved.error.fields.length === 0) reply.errors[""] = [saved.error.message];
  for (const { field, message } of saved.error.fields)
    reply.errors[field] = [...(reply.errors[field] ?? []), message];
  return refuse(saved.error.status);
}

function typedTexts(keys: readonly string[], form: FormData): FieldTexts {
  const texts: FieldTexts = Object.fromEntries(keys.map((key) => [key, []]));
  for (const [name, value] of form)
    if (typeof value === "string" && keys.includes(name.split(".", 1)[0] ?? ""))
      texts[name] = [...(texts[name] ?? []), value];
  return texts;
}

/** Stores and selects an uploaded picture, so that it need not be uploaded again if another field is refused. */
async function takeUploads(
  context: OperatorContext,
  keys: readonly string[],
  form: FormData,
  reply: SettingsReply,
): Promise<void> {
  for (const key of keys) {
    const file = form.get(`upload.${key}`);
    if (!(file instanceof File) || file.name === "") continue;
    const dot = file.name.lastIndexOf(".");
    const name = `${slugOf(key.replace(/^BRAND_/, ""))}-${slugOf(file.name.slice(0, dot)).slice(0, 80) || "1"}`;
    const named = new File([file], `${name}${file.name.slice(dot).toLowerCase()}`, { type: file.type });
    const { names, faults } = await storePictures([named], context);
    const [stored] = names;
    if (stored === undefined) reply.errors[key] = faults;
    else {
      form.set(key, stored);
      reply.texts[key] = [stored];
      reply.found[key] = await picturesToChoose(context, key, stored, "");
    }
  }
}

const wordsOf = (key: string, value: Setting["value"], locale: Locale): string =>
  Object.values(settingTexts(key, value, locale))
    .flat()
    .filter(Boolean)
    .join(", ") || "–";
