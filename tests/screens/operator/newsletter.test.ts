// The back office: newsletter subscribers, without JavaScript.
import { expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { browser } from "../../support/browser";
import { newsletterKeyMailed } from "../../support/mailbox";

it("the back office finds a newsletter subscriber, removes the address, and exports the others", async () => {
  const email = `${crypto.randomUUID()}@letters.test`;
  await browser().post("/newsletter", { email, newsletter_consent: "yes" });
  const key = await newsletterKeyMailed(email);
  await browser().post(`/newsletter?key=${encodeURIComponent(key)}`, { intent: "confirm", key });
  const desk = await atTheDesk();
  const list = await desk.get("/operator/newsletter");
  const found = await list.submit("main form[role=search], main form:has(#search)", { search: email });
  expect(found.$("tbody tr").length).toBe(1);
  expect((await desk.get("/operator/newsletter/subscribers.csv")).html).toContain(email);
  const removed = await found.submit('button[value="remove"]');
  expect(removed.text("main")).toContain("Indirizzo cancellato");
  const ended = await desk.get(`/operator/newsletter?state=ended&search=${email}`);
  expect(ended.$("tbody tr").length).toBe(1);
  expect(ended.text("tbody")).not.toContain(email);
  expect((await desk.get("/operator/newsletter/subscribers.csv")).html).not.toContain(email);
});
