// CSV files of the shop's pages: in the format of the language's spreadsheet for people, with commas and decimal
// points for programs.
import { expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { PASSWORD, shopUrl } from "../../support/worker/worker";

it.each([
  ["it", ";", "12,50"],
  ["en", ",", "12.50"],
])(
  "the cart's file opens in a spreadsheet of the language and can be imported unchanged: %s",
  async (locale, delimiter, price) => {
    const { username } = await aCustomer({ type: "business", locale });
    const shop = browser();
    shop.cookies.set("lan", locale);
    await shop.post("/auth/login", { username, password: PASSWORD });
    const item = await aProduct({ priceCents: 1250 });
    await shop.post("/cart", { intent: "add", product: String(item.id), qty: "6" });
    const cookie = () => [...shop.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const take = async (headers: Record<string, string>) => {
      const answer = await fetch(`${shopUrl()}/cart.csv`, { headers: { Cookie: cookie(), ...headers } });
      return Buffer.from(await answer.arrayBuffer()).toString();
    };
    const clicked = await take({ Accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
    expect(clicked).toMatch(new RegExp(`^\uFEFFsku${delimiter}qty${delimiter}notes`));
    expect(clicked).toContain([price, ""].join(delimiter));
    const program = await take({ Accept: "text/csv" });
    expect(program).toMatch(/^sku,qty,notes,/);
    expect(program).toContain(",12.50,");
    const form = new FormData();
    form.set("intent", "add-lines");
    form.set("file", new File([clicked], "cart.csv", { type: "text/csv" }));
    await fetch(`${shopUrl()}/cart`, {
      method: "POST",
      body: form,
      headers: { Cookie: cookie(), Origin: shopUrl() },
      redirect: "manual",
    });
    expect(await take({})).toContain(`${item.sku},12,`);
  },
);
