// System settings (CONTRACT §5, §9).

import type { OperatorHandlers } from "~/api/http/handler";
import { SETTING_KEYS } from "~/contract/shop";
import { notFound } from "~/services/refusal";
import { changeSetting, changeSettings } from "~/services/settings/change-setting";
import { storedSettings } from "~/services/settings/read-settings";

export const settings: OperatorHandlers<"settings"> = {
  async list(c) {
    const stored = await storedSettings(c);
    return { results: SETTING_KEYS.map((key) => ({ key, value: stored.get(key) ?? null })) };
  },

  async get(c, { key }) {
    if (!SETTING_KEYS.some((known) => known === key)) throw notFound();
    return { key, value: (await storedSettings(c)).get(key) ?? null };
  },

  save: async (c, changes) => ({ results: await changeSettings(c, changes) }),

  put: (c, setting) => changeSetting(c, setting),
};
