import { describe, expect, it } from "vitest";
import type { FormAnswer } from "~/storefront/response/form-answer";
import { browser, intent } from "../../support/browser";
import { ownShop } from "../../support/worker/own-shop";
import { PASSWORD } from "../../support/worker/worker";

/** Returns the message after a successful action with this value of NOTICES. */
async function saidWhere(setting: unknown): Promise<string> {
  const shop = await ownShop();
  await shop.set({ NOTICES: setting });
  const visitor = browser(shop.url);
  await visitor.post("/auth/login", { username: "consumer@demo.test", password: PASSWORD });
  const out = await (await visitor.get("/auth/logout")).submit(intent("logout"));
  // The message is discarded after one page, whether it was shown or not.
  expect((await visitor.get(out.url)).text("main")).not.toContain("Sei uscito.");
  await shop.close();
  return out.text("[role=status]");
}

describe("the setting NOTICES", () => {
  it.each([["success"], "warning, success"])("%j shows success messages", async (setting) => {
    expect(await saidWhere(setting)).toContain("Sei uscito.");
  });

  it.each(["none", ["warning", "error"]])("%j hides success messages", async (setting) => {
    expect(await saidWhere(setting)).not.toContain("Sei uscito.");
  });

  it.each([
    ["all", 1],
    ["none", 0],
  ])("%j counts where the page of an add stays, too", async (setting, count) => {
    const shop = await ownShop();
    await shop.set({ NOTICES: setting });
    const page = await browser(shop.url).get("/p/luppolo-adeena-in-pellet");
    const product = page.$("main input[name=product]").first().attr("value") ?? "";
    const answer = await shop.fetch("/cart", {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ intent: "add", product, qty: "1", in_place: "1" }),
    });
    const { errors, result } = await answer.json<
      FormAnswer & { result: { added: { notices: unknown[] } } }
    >();
    expect(errors).toEqual({});
    expect(result.added.notices).toHaveLength(count);
    await shop.close();
  });
});
