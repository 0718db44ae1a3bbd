// System settings: CONTRACT §5, §9.

import type { ApiContext } from "~/api/http/context";
import type { OperatorHandlers } from "~/api/http/handler";
import { ratesMissing, settingFaults } from "~/contract/settings";
import { SETTING_KEYS } from "~/contract/shop";
import { putSetting } from "~/db/operator/settings";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import { notFound, Refusal } from "~/services/refusal";

export const settings: OperatorHandlers<"settings"> = {
  async list(c) {
    const stored = await storedIn(c);
    return { results: SETTING_KEYS.map((key) => ({ key, value: stored.get(key) ?? null })) };
  },

  async get(c, { key }) {
    if (!SETTING_KEYS.some((known) => known === key)) throw notFound();
    return { key, value: (await storedIn(c)).get(key) ?? null };
  },

  async put(c, { key, value }) {
    const faults = settingFaults(key, value);
    if (!faults) throw notFound();
    if (faults.length === 0) {
      const { vatTable } = await factsOf(c);
      faults.push(...ratesMissing(key, value, new Set(Object.keys(vatTable))));
    }
    if (faults.length > 0) throw new Refusal(400, "invalid_input", {}, faults);
    await putSetting(c.db, key, value === null ? null : JSON.stringify(value), c.now.toISOString());
    return { key, value };
  },
};

const factsOf = (c: ApiContext) => ask(c.db, shopDataQuery());
const storedIn = async (c: ApiContext) => (await factsOf(c)).settings;
