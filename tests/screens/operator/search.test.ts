// The search over everything: each group requires its permission, and an exact match opens directly.
import { expect, it } from "vitest";
import { permissionsOf } from "~/contract/constants/permissions";
import { translator } from "~/i18n/server";
import { findEverywhere } from "~/storefront/operator/find-everywhere";
import { atTheDesk } from "../../support/back-office";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { aPerson } from "../../support/desk";
import { sql } from "../../support/worker/worker";

it("the search finds orders, customers and products in groups with links to all results", async () => {
  const [desk, customer] = [await atTheDesk(), await aCustomer({ type: "business" })];
  const order = await anOrder({ customer, type: "business" });
  const [{ business_name: name } = {}] = await sql(
    "SELECT business_name FROM users WHERE id = ?",
    customer.id,
  );
  const found = await (await desk.get("/operator")).submit("header form[role=search]", { q: String(name) });
  expect([found.status, found.text("h1")]).toEqual([200, `Risultati per «${name}»`]);
  expect(found.$(`main a[href="/operator/orders/${order.id}"]`).length).toBe(1);
  expect(found.$(`main a[href="/operator/customers/${customer.id}"]`).length).toBe(1);
  expect(found.$('main a[href^="/operator/orders?search="]').length).toBe(1);
  expect((await desk.get("/operator/search")).text("#keys")).toContain("g o");
});

it("the search opens an order directly by its number, and a product by its code", async () => {
  const [desk, product] = [await atTheDesk(), await aProduct()];
  const order = await anOrder({ customer: await aCustomer() });
  const at = async (q: string) => (await desk.get(`/operator/search?q=${encodeURIComponent(q)}`)).url;
  expect(await at(order.number)).toBe(`/operator/orders/${order.id}`);
  expect(await at(product.sku.toLowerCase())).toContain(`/operator/edit/product?key=${product.sku}`);
});

it("the search requests only the groups that the role may read", async () => {
  const { client } = await aPerson("content");
  const permissions = permissionsOf("content");
  const session = {
    ...{
      shop: client,
      t: translator("it", "operator"),
      locale: "it" as const,
      zone: "Europe/Rome",
      url: new URL("http://shop.test/"),
    },
    actor: { name: "Ada", role: "content" as const, permissions, shortcuts: true },
  };
  const { groups } = await findEverywhere(session, "cantina");
  expect(groups.map(({ kind }) => kind)).toEqual(["products", "pages"]);
});
