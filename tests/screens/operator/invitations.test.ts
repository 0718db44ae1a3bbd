// Invitations and forgotten passwords, using only the screens.
import { expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { browser, intent } from "../../support/browser";
import { aPerson } from "../../support/desk";
import { mailbox } from "../../support/mailbox";

const PASSWORD = "Vigneto-Alto-2026!";

const linkMailed = async (email: string): Promise<string> => {
  const [newest] = await mailbox(email);
  return /\/operator\/password\?key=[\w-]+/.exec(newest?.text ?? "")?.[0] ?? "";
};

it("an invited person chooses a password with the emailed link and is signed in", async () => {
  const email = `screen-${Date.now()}@shop.test`;
  const owner = await atTheDesk();
  const people = await owner.get("/operator/people");
  const invited = await people.submit("button[value=invite]", {
    name: "Elena Ferraris",
    email,
    role: "content",
  });
  expect(invited.text("body")).toContain(`Invito mandato a ${email}`);
  const row = invited.$("tr").filter((_, one) => invited.$(one).text().includes(email));
  expect(row.text()).toMatch(/il link vale fino al/);
  const link = await linkMailed(email);
  const visitor = browser();
  const page = await visitor.get(link);
  expect([page.status, page.text("h1"), page.headers.get("Cache-Control")]).toEqual([
    200,
    "Scegli la tua password",
    "private, no-store",
  ]);
  expect(page.$("meta[name=robots]").attr("content")).toContain("noindex");
  const weak = await page.submit("main button", { password: "corta" });
  expect([
    weak.status,
    weak.$("#password").attr("aria-invalid"),
    weak.$("#password").attr("value") ?? "",
  ]).toEqual([400, "true", ""]);
  const inside = await weak.submit("main button", { password: PASSWORD });
  expect([inside.status, inside.url, inside.text("header")]).toEqual([
    200,
    "/operator/products",
    expect.stringContaining("Elena Ferraris"),
  ]);
  const over = await browser().get(link);
  expect([over.status, over.text("h1")]).toEqual([404, "Il link non vale più"]);
  expect(over.$("a[href='/operator/password-forgotten']").length).toBe(1);
});

it("an owner withdraws an invitation", async () => {
  const email = `withdrawn-${Date.now()}@shop.test`;
  const owner = await atTheDesk();
  const invited = await (await owner.get("/operator/people")).submit("button[value=invite]", {
    name: "Dario Sala",
    email,
  });
  const link = await linkMailed(email);
  const row = invited.$("tr").filter((_, one) => invited.$(one).text().includes(email));
  const person = row.find("input[name=person]").first().attr("value");
  const form = `form:has([name=person][value="${person}"]):has(${intent("withdraw")}) ${intent("withdraw")}`;
  const after = await invited.submit(form);
  expect(after.$(form).length).toBe(0);
  expect((await browser().get(link)).status).toBe(404);
});

it("a forgotten password shows the same message for every email address", async () => {
  const { email } = await aPerson("orders");
  const visitor = browser();
  const door = await visitor.get("/operator/sign-in");
  const asks = await door.follow("main a[href='/operator/password-forgotten']");
  const said = [];
  for (const one of [email, `nobody-${email}`]) {
    const answer = await asks.submit("main button", { email: one });
    said.push([answer.url, answer.text("main")]);
  }
  expect(said[0]).toEqual(said[1]);
  expect(said[0]?.[1]).toContain("il link è in arrivo");
  const wrong = await asks.submit("main button", { email: "none" });
  expect([wrong.status, wrong.$("#email").attr("value")]).toEqual([400, "none"]);
  const page = await visitor.get(await linkMailed(email));
  expect((await page.submit("main button", { password: PASSWORD })).url).toBe("/operator");
});
