// System settings: CONTRACT §5, §9.

import type { ApiContext } from "~/api/http/context";
import type { OperatorHandlers } from "~/api/http/handler";
import { SETTING_KEYS } from "~/contract/shop";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import { notFound } from "~/services/refusal";
import { changeSetting } from "~/services/settings/change-setting";

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
    await changeSetting(c, { key, value });
    return { key, value };
  },
};

const storedIn = async (c: ApiContext) => (await ask(c.db, shopDataQuery())).settings;
