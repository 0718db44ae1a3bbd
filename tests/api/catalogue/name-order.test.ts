// Lists sorted by name: a letter with an accent or a stroke sorts beside the plain letter, in any case.
import { describe, expect, it } from "vitest";
import { User } from "~/contract/customers";
import { ProductList } from "~/contract/products";
import { listOf } from "~/contract/wire";
import { get } from "../../support/answers";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { operator } from "../../support/operator";
import { api, signInAs, sql } from "../../support/worker/worker";

const NAMES = "Ábel éclair Ęgle Łódź Lupo Nube Ñora Ørsted Ovo Šárka Zeta Žižka".split(" ");
const SHUFFLED = "Žižka Ørsted Zeta Łódź Ábel Ñora éclair Nube Šárka Ęgle Ovo Lupo".split(" ");

describe("the order of names", () => {
  it.each(["it", "en", "es"])("holds for products, up and down: %s", async (locale) => {
    const mark = `ordine${crypto.randomUUID().slice(0, 8)}`;
    for (const name of SHUFFLED) {
      const { id } = await aProduct();
      await sql("UPDATE product_texts SET name = ? WHERE product_id = ?", `${name} ${mark}`, id);
    }
    const listed = async (order: string) => {
      const answer = await api(`products/p/?search=${mark}&order_by=${order}&page_size=50&locale=${locale}`);
      const { results } = ProductList.parse(await answer.json());
      return results.map(({ name }) => name.split(" ")[0]);
    };
    expect(await listed("name-asc")).toEqual(NAMES);
    expect(await listed("name-desc")).toEqual(NAMES.toReversed());
  });

  it("holds for an agent's customers, businesses and people", async () => {
    const agent = await anAgent();
    for (const name of SHUFFLED) {
      const business = await aCustomer({ type: "business", agent: agent.id });
      await sql("UPDATE users SET business_name = ? WHERE id = ?", name, business.id);
      const person = await aCustomer({ agent: agent.id });
      await sql("UPDATE users SET last_name = ? WHERE id = ?", name, person.id);
    }
    const who = await signInAs(agent.username);
    const users = (await get(who, "users/?page_size=100", listOf(User))).results.slice(1);
    expect(users.map(({ last_name }) => last_name).slice(0, NAMES.length)).toEqual(NAMES);
    const businesses = users.map(({ customer_profile }) => customer_profile?.business_name).filter(Boolean);
    expect(businesses).toEqual(NAMES);
    const chosen = await get(who, "users/customers/?page_size=100", listOf(User));
    expect(chosen.results.map(({ id }) => id)).toEqual(users.map(({ id }) => id));
  });

  it("holds for manufacturers, for people of the back office and in a search", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const shop = operator();
    for (const name of SHUFFLED) {
      await sql("INSERT INTO manufacturers (name, country) VALUES (?, 'IT')", `${name} ${mark}`);
      await shop.people.create({
        name: `${name} ${mark}`,
        email: `${crypto.randomUUID()}@shop.test`,
        role: "read_only",
      });
      await shop.savedViews.create({ name: `${name} ${mark}`, query: "status=pending" });
    }
    const own = (names: readonly string[]) =>
      names.filter((name) => name.endsWith(mark)).map((name) => name.split(" ")[0]);
    const makers = await shop.catalogue.list({ kind: "manufacturer", search: mark });
    expect(own(makers.results.map(({ key }) => key))).toEqual(NAMES);
    expect(own((await shop.people.list({})).results.map(({ name }) => name))).toEqual(NAMES);
    expect(own((await shop.savedViews.list({})).results.map(({ name }) => name))).toEqual(NAMES);
  });

  it("holds for the shop's documents and a customer's lists", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const customer = await aCustomer({ type: "business" });
    const who = await signInAs(customer.username);
    for (const name of SHUFFLED) {
      const pdf = new Blob([`%PDF-1.7 ${name}`]);
      await operator().documents.create(
        { title: `${name} ${mark}`, type: "certificate", product: "" },
        { file: pdf },
      );
      const item = await aProduct();
      await who.call("POST", "order-lists/", {
        name,
        lines: [{ written: item.sku, code: item.sku, qty: 1 }],
      });
    }
    const found = await operator().documents.list({ search: mark });
    expect(found.results.map(({ title }) => title.split(" ")[0])).toEqual(NAMES);
    const lists = JSON.parse(await (await who.call("GET", "order-lists/")).text());
    expect(lists.results.map(({ name }: { name: string }) => name)).toEqual(NAMES);
  });
});
