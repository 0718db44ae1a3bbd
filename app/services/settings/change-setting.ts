// Sets or removes settings: each is validated by its type, the shop's data and the other settings.
import { DEFAULT_TIME_ZONE, zoneOfCountry } from "~/contract/constants/time-zone";
import { readSetting, type SaveSettings } from "~/contract/operator/settings";
import type { Setting } from "~/contract/shop";
import { followZone } from "~/db/local-day";
import { putSettings } from "~/db/operator/settings";
import { ownedPrefixesQuery } from "~/db/orders/document-numbers";
import { ask } from "~/db/query";
import { prefixesOf, shopDataQuery } from "~/db/shop/shop-data";
import { findPicture } from "~/db/stored-pictures";
import { countryRates } from "~/domain/catalogue/vat";
import { PREFIX_SETTINGS, takenPrefix } from "~/domain/orders/document-number";
import { PICTURE_SETTINGS, settingConflict } from "~/domain/setting-conflict";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal, type RefusedField, refuseEdited } from "~/services/refusal";

/**
 * Setting COMPANY_DATA before TIME_ZONE sets the country's time zone too.
 * @returns the settings as stored: "50" becomes "50.00"
 * @throws Refusal 400 by key, such as `COMPANY_DATA.country`: no setting is changed then; 409 if a setting
 * differs from `was`
 */
export async function changeSettings(
  c: ServiceContext,
  { values, was = {} }: SaveSettings,
): Promise<StoredSetting[]> {
  const { settings, vatTable } = await ask(c.db, shopDataQuery());
  const read = Object.entries(values).map(([key, value = null]) => ({ key, ...readOr404(key, value) }));
  // Each setting is validated against the new values of the others.
  const then = new Map([...settings, ...read.map(({ key, value }) => [key, value] as const)]);
  const hasRates = (country: string) => countryRates(vatTable, country) !== null;
  const faults: RefusedField[] = [];
  for (const { key, value, faults: own } of read) {
    const hasPicture = PICTURE_SETTINGS.includes(key) && (await findPicture(c.db, String(value))) !== null;
    const conflict =
      own.length > 0 ? null : settingConflict(key, value, { settings: then, hasPicture, hasRates });
    for (const fault of conflict ? [conflict] : own)
      faults.push({ ...fault, field: fault.field.replace(/^value/, key) });
  }
  if (faults.length === 0) faults.push(...(await prefixFaults(c, values, then)));
  if (faults.length > 0) throw new Refusal(400, "invalid_input", {}, faults);
  const changes = read.map(({ key, value }) => ({
    key,
    value: jsonOf(value),
    was: key in was ? jsonOf(Reflect.get(was, key)) : undefined,
  }));
  await putSettings(c.db, changes, c.now.toISOString()).catch(refuseEdited);
  if ("COMPANY_DATA" in values && (then.get("TIME_ZONE") ?? null) === null)
    await setFirstZone(c, String(Reflect.get(Object(then.get("COMPANY_DATA")), "country")));
  if ("TIME_ZONE" in values || "COMPANY_DATA" in values) await followZone(c.db);
  return read.map(({ key, value }) => ({ key, value }));
}

/** Changes one setting. @throws Refusal 400 with the field `value` or `value.country` */
export async function changeSetting(
  c: ServiceContext,
  { key, value }: StoredSetting,
): Promise<StoredSetting> {
  try {
    const [stored] = await changeSettings(c, { values: { [key]: value } });
    return stored ?? { key, value };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = error.fields.map((one) => ({ ...one, field: one.field.replace(key, "value") }));
    throw new Refusal(error.status, error.code, error.facts, fields);
  }
}

/** Settings that decide the letters of documents. */
const PREFIX_SOURCES = [...Object.values(PREFIX_SETTINGS), "COMPANY_DATA", "LOCALES", "DEFAULT_LOCALE"];

/** Letters with which a number would be given twice, also where the country's own take their place. */
async function prefixFaults(
  c: ServiceContext,
  values: SaveSettings["values"],
  then: ReadonlyMap<string, Setting["value"]>,
): Promise<RefusedField[]> {
  const changed = PREFIX_SOURCES.filter((key) => key in values);
  if (changed.length === 0) return [];
  const prefixes = prefixesOf(then);
  const kind = takenPrefix(prefixes, await ask(c.db, ownedPrefixesQuery(Object.values(prefixes))));
  if (kind === null) return [];
  const own = PREFIX_SETTINGS[kind];
  const field = own in values ? own : (changed[0] ?? own);
  return [{ field, code: "prefix_taken", values: { prefix: prefixes[kind] } }];
}

type StoredSetting = Pick<Setting, "key" | "value">;

function readOr404(key: string, value: Setting["value"]) {
  const read = readSetting(key, value);
  if (!read) throw notFound();
  return read;
}

const jsonOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

async function setFirstZone(c: ServiceContext, country: string): Promise<void> {
  const zone = zoneOfCountry(country);
  if (zone !== null && zone !== DEFAULT_TIME_ZONE)
    await putSettings(c.db, [{ key: "TIME_ZONE", value: JSON.stringify(zone) }], c.now.toISOString());
}
