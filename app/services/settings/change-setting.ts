// The operator sets or removes a setting: valid by its type, by the shop's data and by the other settings.
import { DEFAULT_TIME_ZONE, zoneOfCountry } from "~/contract/constants/time-zone";
import { readSetting } from "~/contract/operator/settings";
import type { Setting } from "~/contract/shop";
import { followZone } from "~/db/local-day";
import { putSetting } from "~/db/operator/settings";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import { findPicture } from "~/db/stored-pictures";
import { countryRates } from "~/domain/catalogue/vat";
import { PICTURE_SETTINGS, settingConflict } from "~/domain/setting-conflict";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";

/**
 * A company that is set before TIME_ZONE brings its country's zone with it.
 * @param value null removes the setting. @returns the setting as it is stored: "50" is "50.00"
 */
export async function changeSetting(
  c: ServiceContext,
  { key, value: typed }: Pick<Setting, "key" | "value">,
): Promise<{ key: string; value: Setting["value"] }> {
  const read = readSetting(key, typed);
  if (!read) throw notFound();
  const { value, faults } = read;
  if (faults.length === 0) {
    const conflict = settingConflict(key, value, await settingContext(c, key, value));
    if (conflict) faults.push(conflict);
  }
  if (faults.length > 0) throw new Refusal(400, "invalid_input", {}, faults);
  await putSetting(c.db, key, value === null ? null : JSON.stringify(value), c.now.toISOString());
  if (key === "COMPANY_DATA") await setFirstZone(c, String(Reflect.get(Object(value), "country")));
  if (key === "TIME_ZONE" || key === "COMPANY_DATA") await followZone(c.db);
  return { key, value };
}

async function setFirstZone(c: ServiceContext, country: string): Promise<void> {
  const zone = zoneOfCountry(country);
  const { settings } = await ask(c.db, shopDataQuery());
  if (zone !== null && zone !== DEFAULT_TIME_ZONE && !settings.has("TIME_ZONE"))
    await putSetting(c.db, "TIME_ZONE", JSON.stringify(zone), c.now.toISOString());
}

async function settingContext(c: ServiceContext, key: string, value: unknown) {
  const { settings, vatTable } = await ask(c.db, shopDataQuery());
  const hasPicture = PICTURE_SETTINGS.includes(key) && (await findPicture(c.db, String(value))) !== null;
  return { settings, hasPicture, hasRates: (country: string) => countryRates(vatTable, country) !== null };
}
