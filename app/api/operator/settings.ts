// System settings: CONTRACT §5, §9.
import { ratesMissing, settingFaults } from "~/contract/settings";
import { SETTING_KEYS } from "~/contract/shop";
import { putSetting } from "~/db/operator/settings";
import { readShopFacts, shopFactsStatements } from "~/db/shop-facts";
import type { ApiContext } from "../context";
import type { OperatorHandlers } from "../handler";
import { Refusal, unknownOrNotYours } from "../refusal";

export const settings: OperatorHandlers<"settings"> = {
  async list(c) {
    const stored = await storedIn(c);
    return { results: SETTING_KEYS.map((key) => ({ key, value: stored.get(key) ?? null })) };
  },

  async get(c, { key }) {
    if (!SETTING_KEYS.some((known) => known === key)) throw unknownOrNotYours();
    return { key, value: (await storedIn(c)).get(key) ?? null };
  },

  async put(c, { key, value }) {
    const faults = settingFaults(key, value);
    if (!faults) throw unknownOrNotYours();
    if (faults.length === 0) {
      const { vatTable } = await factsOf(c);
      faults.push(...ratesMissing(key, value, new Set(Object.keys(vatTable))));
    }
    if (faults.length > 0) throw new Refusal(400, "invalid_input", {}, faults);
    await putSetting(c.db, key, value === null ? null : JSON.stringify(value), c.now.toISOString());
    return { key, value };
  },
};

const factsOf = async (c: ApiContext) => readShopFacts(await c.db.batch(shopFactsStatements()));
const storedIn = async (c: ApiContext) => (await factsOf(c)).settings;
