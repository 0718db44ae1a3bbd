// System settings: CONTRACT §5, §9.
import { settingValue } from "~/contract/settings";
import { SETTING_KEYS } from "~/contract/shop";
import { putSetting } from "~/db/operator/settings";
import { readShopFacts, shopFactsStatements } from "~/db/shop-facts";
import type { ApiContext } from "../context";
import type { OperatorHandlers } from "../handler";
import { badField, unknownOrNotYours } from "../refusal";

export const settings: OperatorHandlers<"settings"> = {
  async list(c) {
    const stored = await storedIn(c);
    return { results: SETTING_KEYS.map((key) => ({ key, value: stored.get(key) ?? null })) };
  },

  async get(c, { key }) {
    if (!settingValue(key)) throw unknownOrNotYours();
    return { key, value: (await storedIn(c)).get(key) ?? null };
  },

  async put(c, { key, value }) {
    const rule = settingValue(key);
    if (!rule) throw unknownOrNotYours();
    if (!rule.safeParse(value).success) throw badField("value", "invalid");
    await putSetting(c.db, key, value === null ? null : JSON.stringify(value), c.now.toISOString());
    return { key, value };
  },
};

const storedIn = async (c: ApiContext) => readShopFacts(await c.db.batch(shopFactsStatements())).settings;
