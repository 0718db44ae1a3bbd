// VAT numbers at VIES: requested only while the setting is on, and never delaying an answer.
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

const asked: string[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: { isValid: true, userError: "VALID" } };
const vies = createServer((request, response) => {
  asked.push(request.url ?? "");
  response.writeHead(answer.status, { "Content-Type": "application/json" }).end(JSON.stringify(answer.body));
});
let shop: OwnShop;

beforeAll(async () => {
  await new Promise<void>((resolve) => vies.listen(0, "127.0.0.1", resolve));
  const address = vies.address();
  const port = typeof address === "object" && address ? address.port : 0;
  shop = await ownShop({ VIES_URL: `http://127.0.0.1:${port}` });
}, 120_000);
afterAll(async () => {
  await shop.close();
  vies.close();
});

const aBusiness = (vat_number: string) =>
  operator(shop.url).users.create({
    ...{ username: `${crypto.randomUUID()}@vies.test`, kind: "business", vat_number },
    ...{ email: "a@vies.test", business_name: "Cave", password: "Vendemmia-2026!" },
  });

describe("a VAT number", () => {
  it("is checked while the setting is on, and stays unchecked while VIES is unavailable", async () => {
    const before = await aBusiness("FR40303265045");
    expect(before.vat_check).toBeNull();
    await expect(operator(shop.url).users.vatCheck({ id: before.id })).rejects.toMatchObject({
      code: "vies_off",
    });
    expect(asked).toEqual([]);
    await operator(shop.url).settings.put({ key: "VIES_CHECK", value: true });

    const { id } = await aBusiness("FR40303265045");
    expect((await operator(shop.url).users.vatCheck({ id })).vat_check?.state).toBe("valid");
    expect(new Set(asked)).toEqual(new Set(["/ms/FR/vat/40303265045"]));

    answer = { status: 503, body: {} };
    expect((await operator(shop.url).users.vatCheck({ id })).vat_check?.state).toBe("valid");
    const other = await aBusiness("FR40303265045");
    expect((await operator(shop.url).users.vatCheck({ id: other.id })).vat_check).toEqual({
      state: "not_checked",
      at: null,
    });

    answer = { status: 200, body: { isValid: false, userError: "MS_UNAVAILABLE" } };
    expect((await operator(shop.url).users.vatCheck({ id })).vat_check?.state).toBe("valid");
    answer = { status: 200, body: { isValid: false, userError: "INVALID" } };
    expect((await operator(shop.url).users.vatCheck({ id })).vat_check).toEqual({
      state: "invalid",
      at: null,
    });
  }, 60_000);
});

describe("a business that signs up", () => {
  const post = (path: string, body: object) =>
    shop.api(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const codeOf = async (email: string) => {
    const row = await shop.db
      .prepare("SELECT id FROM mails WHERE recipient = ? AND kind = 'sign-up-code'")
      .bind(email)
      .first<{ id: number }>();
    await shop.wake(row?.id ?? 0);
    const code = async () => {
      const mails: Mail[] = await (await shop.fetch("/__dev/mailbox.json")).json();
      return /^\d{8}$/m.exec(mails.find(({ to }) => to === email)?.text ?? "")?.[0];
    };
    // The shop's own queue may have sent the mail already.
    await expect.poll(code).toBeDefined();
    return (await code()) ?? "";
  };

  it("has its VAT number checked, and again on the operator's request; the account gets the result", async () => {
    const { settings, signUps } = operator(shop.url);
    await settings.put({ key: "SIGN_UP", value: "all" });
    await settings.put({ key: "VIES_CHECK", value: true });
    answer = { status: 503, body: {} };
    const email = `${crypto.randomUUID()}@vies.test`;
    const asking = await post("auth/sign-up/", {
      ...{ email, name: "Ada", surname: "Neri", password: "Torchio-Verde-77", privacy_consent: true },
      ...{ business_name: "Cave", vat_number: "FR40303265045", pec: "cave@pec.test" },
    });
    expect(asking.status, await asking.clone().text()).toBe(200);
    const { sign_up }: { sign_up: string } = await asking.json();
    const confirmed = await post("auth/sign-up/confirm/", { sign_up, otp: await codeOf(email) });
    expect(await confirmed.json()).toMatchObject({ status: "waiting" });
    // VIES is unavailable; the business waits anyway.
    const waiting = async () => (await signUps.list({})).results.find((one) => one.email === email);
    const { id } = (await waiting()) ?? { id: 0 };
    expect((await signUps.vatCheck({ id })).vat_check).toEqual({ state: "not_checked", at: null });

    answer = { status: 200, body: { isValid: true, userError: "VALID" } };
    expect((await signUps.vatCheck({ id })).vat_check).toEqual({ state: "valid", at: expect.any(String) });
    await signUps.decide({ id, decision: "approve" });
    const user = await shop.db
      .prepare("SELECT vat_check, vat_checked IS NOT NULL AS at FROM users WHERE username = ?")
      .bind(email)
      .first();
    expect(user).toEqual({ vat_check: "valid", at: 1 });
    await expect(signUps.vatCheck({ id })).rejects.toMatchObject({ status: 404 });
  });
});
