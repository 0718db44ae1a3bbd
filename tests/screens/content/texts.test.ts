// Page titles, and the text of pages without styles: in a text browser, read aloud, or copied.
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { PASSWORD } from "../../support/worker/worker";

const OPEN = [
  "/home",
  "/p",
  "/p?view=table",
  "/p?search=xyzzy",
  "/c/luppoli",
  "/p/malto-mild",
  "/auth/login",
];
const visitors: Record<string, Browser> = {};
let order: number;

beforeAll(async () => {
  const customer = await aCustomer();
  order = (await anOrder({ customer })).id;
  visitors.nobody = browser();
  visitors.customer = await signedIn(customer.username);
  visitors.agent = await signedIn("agent@demo.test");
  const product = await visitors.customer.get("/p/malto-mild");
  await product.submit(intent("add"), { qty: "5" });
});

async function signedIn(username: string): Promise<Browser> {
  const visitor = browser();
  await visitor.post("/auth/login", { username, password: PASSWORD });
  return visitor;
}

describe("a page", () => {
  it.each([
    ["Carrello", "/cart"],
    ["Cassa", "/cart/checkout"],
    ["Ordine ricevuto", () => `/cart/order-complete?order=${order}`],
    ["Ordini", "/account/orders"],
    ["Esci", "/auth/logout"],
    ["Pagina non trovata", "/nowhere/at-all"],
    ["Pagina non trovata", "/account/orders/999999999"],
  ])("has the title %s and the shop's name", async (name, path) => {
    const page = await visitors.customer?.get(typeof path === "string" ? path : path());
    expect(page?.text("title")).toBe(`${name} | Bottega`);
  });

  it.each([
    ...OPEN.map((path) => ["nobody", path] as const),
    ...["/p?view=table", "/p/malto-mild", "/cart", "/cart/checkout", "/account"].map(
      (path) => ["customer", path] as const,
    ),
    ...["/account/orders", "/account/addresses", "/auth/logout", "/nowhere/at-all"].map(
      (path) => ["customer", path] as const,
    ),
    ["agent", "/customers"] as const,
  ])("separates adjacent words for %s at %s", async (who, path) => {
    const page = await visitors[who]?.get(path);
    expect(page && runTogether(page)).toEqual([]);
  });

  it("separates adjacent words in an order", async () => {
    const page = await visitors.customer?.get(`/account/orders/${order}`);
    expect(page && runTogether(page)).toEqual([]);
  });
});

const INLINE = /^(a|b|button|del|em|input|label|s|select|small|span|strong|time)$/;

/** Returns adjacent inline texts that only CSS separates, such as "19,50 €17,55 €". */
function runTogether({ $ }: Page): string[] {
  const isInline = (node: { type: string; name?: string }) =>
    node.type === "text" || INLINE.test(node.name ?? "");
  return $("body *:not(script):not(style)")
    .toArray()
    .flatMap((element) => {
      const nodes = $(element).contents().toArray();
      return nodes.flatMap((node, index) => {
        const next = nodes[index + 1];
        if (!next || !isInline(node) || !isInline(next) || (node.type === next.type && node.type === "text"))
          return [];
        const [before, after] = [$(node).text(), $(next).text()];
        return /\S$/.test(before) && /^[^\s:.,;)»]/.test(after) && !/[«(]$/.test(before)
          ? [`${before.slice(-20)}|${after.slice(0, 20)}`]
          : [];
      });
    });
}
