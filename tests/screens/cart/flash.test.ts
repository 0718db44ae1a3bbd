import { describe, expect, it } from "vitest";
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
});
