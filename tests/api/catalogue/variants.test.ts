import { beforeAll, describe, expect, it } from "vitest";
import type { Variant } from "~/contract/products";
import type { ListOf } from "~/contract/wire";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { api, type SignedIn, signInAs } from "../../support/worker/worker";

const statusOf = async (path: string) => (await api(path)).status;

describe("GET products/pp/", () => {
  it("lists a product's variants, and returns one by id or slug", async () => {
    const { results }: ListOf<Variant> = await (await api("products/pp/?parent=10001")).json();
    expect(results.map(({ sku }) => sku)).toEqual([
      "HB00001-50G",
      "HB00001-100G",
      "HB00001-250G",
      "HB00001-1K",
      "HB00001-5K",
    ]);
    const [first] = results;
    expect(first?.attributes).toEqual([{ key: "size", label: "Formato", value: "50 g" }]);
    expect(await (await api(`products/pp/${first?.id}/`)).json()).toEqual(first);
    expect(await (await api(`products/pp/${first?.slug}/`)).json()).toEqual(first);
  });

  it("answers 404 to a product's id as a variant, and to a variant's id as a product", async () => {
    expect(await statusOf("products/pp/10001/")).toBe(404);
    expect(await statusOf("products/pp/?parent=100001")).toBe(404);
    expect(await statusOf("products/pp/")).toBe(400);
  });
});

describe("an agent", () => {
  let agent: SignedIn;
  let customer: number;
  beforeAll(async () => {
    const { id, username } = await anAgent();
    customer = (await aCustomer({ type: "business", agent: id })).id;
    agent = await signInAs(username);
  });

  it("sees the prices of the agent's own customers only", async () => {
    const own = await agent.call("GET", `products/p/price/100001/?customer=${customer}`);
    expect(await own.json()).toMatchObject({ customer, includes_vat: false });
    const other = (await aCustomer({ type: "business" })).id;
    expect((await agent.call("GET", `products/p/price/100001/?customer=${other}`)).status).toBe(404);
  });
});
