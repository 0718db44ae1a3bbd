// The back office: API keys for other systems, without JavaScript.
import { expect, it } from "vitest";
import { atTheDesk, OWN_PASSWORD } from "../../support/back-office";
import { intent } from "../../support/browser";
import { clientOf } from "../../support/desk";

it("the back office creates a key after the person's own password is typed, shows it once, and revokes it", async () => {
  const desk = await atTheDesk();
  const name = `Gestionale ${crypto.randomUUID().slice(0, 8)}`;
  const page = await desk.get("/operator/keys");
  const refused = await page.submit(intent("create"), { name, role: "orders", days: "30", password: "no" });
  expect(refused.status).toBe(400);
  expect(refused.$('a[href="#password"]').length).toBe(1);
  expect(refused.$("input[name=name]").val()).toBe(name);
  const made = await refused.submit(intent("create"), { password: OWN_PASSWORD });
  const key = /ok_[\w-]{43}/.exec(made.text("main"))?.[0] ?? "";
  await clientOf(key).orders.list({});
  const list = await desk.get("/operator/keys");
  expect(list.text("main")).toContain(name);
  expect(list.text("main")).not.toContain(key);
  const row = list.$("tr").filter((_, one) => list.$(one).text().includes(name));
  expect(row.find("button").attr("aria-label")).toBe(`Revoca: ${name}`);
});
