// VAT numbers at VIES: asked only where the setting is on, never in the way of an answer.
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
  it("is asked about where the setting is on, and stays not checked while VIES is away", async () => {
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
