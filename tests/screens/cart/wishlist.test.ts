import { describe, expect, it } from "vitest";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer, anAgent, aProduct, type Product } from "../../support/builders/builders";
import { PASSWORD, sql } from "../../support/worker/worker";

const WISHLIST = "/account/wishlist";
const REMEMBER = `button[formaction="${WISHLIST}"]`;

const signedIn = async (username: string): Promise<Browser> => {
  const visitor = browser();
  await visitor.post("/auth/login", { username, password: PASSWORD, redirectTo: "/p" });
  return visitor;
};
const remember = async (visitor: Browser, product: Product) =>
  (await visitor.get(`/p/${product.slug}`)).submit(REMEMBER);
const rowOf = (page: Page, product: Product) => page.$(`main li:contains("${product.sku}")`);
const idOf = (page: Page, product: Product) => String(rowOf(page, product).find("[name=row]").attr("value"));
const cartOf = (customer: number) =>
  sql(
    "SELECT r.product_id AS product, r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?",
    customer,
  );
const wishesOf = (customer: number) =>
  sql(
    "SELECT r.product_id AS product, r.notes FROM wishlist_rows r JOIN wishlists w ON w.id = r.wishlist_id WHERE w.customer_id = ?",
    customer,
  );

async function aWish(quantity = 9) {
  const customer = await aCustomer();
  const visitor = await signedIn(customer.username);
  const product = await aProduct({ quantity });
  await remember(visitor, product);
  const page = await visitor.get(WISHLIST);
  return { customer, visitor, product, page, row: idOf(page, product) };
}

describe("the wishlist", () => {
  it("stores a product from its page, which then shows that", async () => {
    const visitor = await signedIn((await aCustomer()).username);
    const product = await aProduct();
    const path = `/p/${product.slug}`;
    expect((await visitor.get(path)).text(REMEMBER)).toBe("Aggiungi ai preferiti");
    const page = await remember(visitor, product);
    expect(page.hops).toEqual([`303 ${path}`]);
    expect(page.text("main, [role=status]")).toContain(`${product.name}: aggiunto ai preferiti.`);
    expect(page.text(REMEMBER)).toBe("È nei tuoi preferiti");
    const again = await page.submit(REMEMBER);
    expect([again.status, again.hops]).toEqual([200, [`303 ${path}`]]);
    expect(again.text("main [role=status]")).toContain("Il prodotto è già nei preferiti");
  });

  it("is shown by the heart button of a list, which stays on the list", async () => {
    const { visitor, product } = await aWish();
    const heart = `button:contains("Già nei preferiti: ${product.name}")`;
    const list = `/p?search=${product.sku}`;
    const page = await visitor.get(list);
    expect(page.$(heart).length).toBe(1);
    const again = await page.submit(heart);
    expect([again.status, again.hops]).toEqual([200, [`303 ${list}`]]);
    expect(again.text("main [role=status]")).toContain("Il prodotto è già nei preferiti");
    const other = await (await signedIn((await aCustomer()).username)).get(list);
    expect([other.$(heart).length, other.$("button:contains('Aggiungi ai preferiti: ')").length]).toEqual([
      0, 1,
    ]);
  });

  it("shows its products with current price and stock", async () => {
    const { customer, product, page } = await aWish();
    for (const words of ["Ultimi 9", "12,20", product.name])
      expect(rowOf(page, product).text()).toContain(words);
    expect(page.text("header")).toContain("Preferiti 1");
    expect(await wishesOf(customer.id)).toEqual([{ product: product.id, notes: "" }]);
  });

  it("stores the chosen variant", async () => {
    const visitor = await signedIn((await aCustomer()).username);
    const page = await visitor.get("/p/metabisolfito-di-potassio");
    const variants = page
      .$("[type=radio][name=product]")
      .toArray()
      .map((one) => String(page.$(one).attr("value")));
    const last = variants.at(-1) ?? "";
    const remembered = await page.submit(REMEMBER, { product: last });
    expect(remembered.$("[name=product][checked]").attr("value")).toBe(last);
    expect(remembered.text(REMEMBER)).toBe("È nei tuoi preferiti");
    const [sold] = await sql<{ sku: string }>("SELECT sku FROM products WHERE id = ?", Number(last));
    expect((await visitor.get(WISHLIST)).text("main li")).toContain(sold?.sku);
    expect((await visitor.get("/p/metabisolfito-di-potassio")).text(REMEMBER)).toBe("Aggiungi ai preferiti");
  });

  it("processes a repeated form once", async () => {
    const { customer, visitor } = await aWish();
    const page = await visitor.get(`/p/${(await aProduct()).slug}`);
    for (const _ of [1, 2])
      expect((await page.submit(REMEMBER)).text("main [role=status]")).toContain("aggiunto ai preferiti.");
    expect(await wishesOf(customer.id)).toHaveLength(2);
  });

  it("stores a note as text", async () => {
    const { customer, page, product } = await aWish();
    const noted = await page.submit(`li ${intent("note")}`, { notes: "<b>per</b> l’11" });
    expect(noted.hops).toEqual([`303 ${WISHLIST}`]);
    expect(rowOf(noted, product).find("[name=notes]").attr("value")).toBe("<b>per</b> l’11");
    expect(noted.$("main li b").text()).not.toContain("per");
    expect(await wishesOf(customer.id)).toMatchObject([{ notes: "<b>per</b> l’11" }]);
  });

  it("removes a product once; a repeated form finds no product", async () => {
    const { visitor, page, row } = await aWish();
    const gone = await page.submit(intent("remove"));
    expect(gone.text("main, [role=status]")).toContain("Rimosso dai preferiti.");
    expect(gone.text("main")).toContain("Non c’è ancora niente");
    const again = await visitor.post(WISHLIST, { intent: "remove", row });
    expect([again.status, again.text("main [role=alert]")]).toEqual([404, "Il prodotto non è nei preferiti"]);
  });

  it("adds one product to the cart, and shows an error beside it", async () => {
    const { customer, page, product } = await aWish(4);
    const tooMany = await page.submit(intent("add-to-cart"), { qty: "5" });
    expect(tooMany.status).toBe(400);
    expect(rowOf(tooMany, product).find("[role=alert]").text()).toContain("Ne restano 4.");
    expect(rowOf(tooMany, product).find("[name=qty]").attr("value")).toBe("5");
    const added = await tooMany.submit(intent("add-to-cart"), { qty: "4" });
    expect(added.hops).toEqual([`303 ${WISHLIST}`]);
    expect(await cartOf(customer.id)).toEqual([{ product: product.id, qty: 4 }]);
    // The product stays on the wishlist.
    expect(rowOf(added, product).length).toBe(1);
  });

  it("adds everything to the cart, and lists omitted products with the reason", async () => {
    const { customer, visitor, product, page } = await aWish();
    const all = await page.submit(intent("add-all"));
    expect(all.url).toBe("/cart");
    expect(all.text("main, [role=status]")).toContain("Tutti gli articoli sono nel carrello.");
    const sold = await aProduct({ quantity: 0 });
    await remember(visitor, sold);
    const rest = await (await visitor.get(WISHLIST)).submit(intent("add-all"));
    expect(rest.url).toMatch(/^\/cart\?report=/);
    expect(rest.text("#quick-order [role=alert]")).toContain(`${sold.name}: La quantità non è disponibile`);
    expect(await cartOf(customer.id)).toEqual([{ product: product.id, qty: 2 }]);
  });

  it("reports omitted products even if the list exceeds the size of a cookie", async () => {
    const { visitor, row } = await aWish();
    const sold = await Promise.all(Array.from({ length: 40 }, () => aProduct({ quantity: 0 })));
    await sql(
      `INSERT INTO wishlist_rows (wishlist_id, product_id, create_date)
       SELECT wishlist_id, value, create_date FROM wishlist_rows, json_each(?) WHERE wishlist_rows.id = ?`,
      JSON.stringify(sold.map(({ id }) => id)),
      row,
    );
    const page = await (await visitor.get(WISHLIST)).submit(intent("add-all"));
    expect(page.text("main, [role=status]")).toContain("Una riga");
    for (const { name } of sold) expect(page.text("main")).toContain(name);
  });

  it("keeps showing products that are no longer sold, without a button to buy them", async () => {
    const { visitor, product } = await aWish();
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", product.id);
    const row = rowOf(await visitor.get(WISHLIST), product);
    expect(row.text()).toContain("Non più in vendita");
    expect(row.find(intent("add-to-cart")).length).toBe(0);
  });

  it("refuses forms without a valid intent or product", async () => {
    const { visitor } = await aWish();
    const wrong: Record<string, string>[] = [
      {},
      { intent: "steal" },
      { intent: "add", product: "x" },
      { intent: "note", row: "-1" },
    ];
    for (const fields of wrong) {
      const page = await visitor.post(WISHLIST, fields);
      expect([page.status, page.text("main h1")]).toEqual([400, "Preferiti"]);
    }
    const unknown = await visitor.post(WISHLIST, { intent: "add", product: "987654321" });
    expect(unknown.status).toBe(400);
    expect(unknown.text("main [role=alert]")).toContain(
      "Non è stato possibile aggiungere il prodotto ai preferiti.",
    );
  });
});

describe("the wishlist that a form changes", () => {
  it("is never another customer's", async () => {
    const { customer, row } = await aWish();
    const other = await signedIn((await aCustomer()).username);
    for (const what of ["remove", "note", "add-to-cart"])
      expect((await other.post(WISHLIST, { intent: what, row, notes: "x", qty: "1" })).status).toBe(404);
    expect(await wishesOf(customer.id)).toMatchObject([{ notes: "" }]);
    expect(await wishesOf(customer.id)).toHaveLength(1);
  });

  it("is that of the customer for whom the page was made", async () => {
    const agent = await anAgent();
    const [one, two] = [
      await aCustomer({ type: "business", agent: agent.id }),
      await aCustomer({ type: "business", agent: agent.id }),
    ];
    const visitor = await signedIn(agent.username);
    await visitor.post("/customers", { intent: "select", customer: String(one.id) });
    const page = await visitor.get(`/p/${(await aProduct()).slug}`);
    await visitor.post("/customers", { intent: "select", customer: String(two.id) });
    expect((await page.submit(REMEMBER)).status).toBe(409);
    expect([await wishesOf(one.id), await wishesOf(two.id)]).toEqual([[], []]);
  });

  it("is not changed by a post from another origin", async () => {
    const { visitor } = await aWish();
    const foreign = await visitor.post(
      WISHLIST,
      { intent: "add", product: "10001" },
      { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" },
    );
    expect(foreign.status).toBe(403);
  });

  it("keeps a note that is too long, and the typed values after the session has ended", async () => {
    const { customer, visitor, row } = await aWish();
    const long = await visitor.post(WISHLIST, { intent: "note", row, notes: "n".repeat(501) });
    expect([long.status, long.$("[name=notes]").attr("value")]).toEqual([400, "n".repeat(501)]);
    expect(long.text(`#problem-${row}`)).toContain("500");
    for (const [field, typed] of [
      ["notes", "per maggio"],
      ["qty", "33"],
    ] as const) {
      await sql("DELETE FROM tokens WHERE user_id = ?", customer.id);
      const what = field === "qty" ? "add-to-cart" : "note";
      await visitor.post(WISHLIST, { intent: what, row, [field]: typed });
      const { username } = customer;
      const login = { username, password: PASSWORD, redirectTo: WISHLIST };
      const page = await visitor.post("/auth/login", login);
      expect(page.$(`li [name=${field}]`).attr("value")).toBe(typed);
      expect(page.text("main")).toContain("non ancora inviato");
    }
  });

  it("waits for the login, and then shows the product to be added again, unsent", async () => {
    const customer = await aCustomer();
    const product = await aProduct();
    const visitor = browser();
    const login = await (await visitor.get(`/p/${product.slug}`)).submit(REMEMBER);
    expect(login.url).toBe(`/auth/login?redirectTo=${encodeURIComponent(WISHLIST)}`);
    const password = await login.submit("#auth-form", { username: customer.username });
    const page = await password.submit("#auth-form", { password: PASSWORD });
    expect(page.url).toBe(WISHLIST);
    expect(page.text("main")).toContain(product.name);
    expect(await wishesOf(customer.id)).toEqual([]);
    await page.submit(intent("add"));
    expect(await wishesOf(customer.id)).toHaveLength(1);
    expect((await visitor.get(WISHLIST)).text("main")).not.toContain("La sessione era scaduta");
  });
});
