import { describe, expect, it } from "vitest";
import { CartRow } from "~/contract/cart";
import { read } from "../../support/answers";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { PASSWORD, shopUrl, signInAs, sql } from "../../support/worker/worker";

const asCustomer = async (facts: Parameters<typeof aCustomer>[0] = {}) => {
  const customer = await aCustomer(facts);
  return { ...customer, shop: await enterAs(customer.username) };
};

async function enterAs(username: string): Promise<Browser> {
  const shop = browser();
  const page = await shop.post("/auth/login", { username, password: PASSWORD });
  if (page.status !== 200) throw new Error(`${username}: ${page.status}`);
  return shop;
}

const add = (shop: Browser, product: number, qty: string, more: Record<string, string> = {}) =>
  shop.post("/cart", { intent: "add", product: String(product), qty, ...more });
const rowOf = (page: Page) =>
  Number(/^qty\.(\d+)$/.exec(page.$('input[name^="qty."]').first().attr("name") ?? "")?.[1]);
const qtyOf = (page: Page) => page.$('input[name^="qty."]').first().attr("value");

describe("/cart, its quantities", () => {
  it("go up and down by their buttons without JavaScript, and never to nothing", async () => {
    const { shop } = await asCustomer();
    const page = await add(shop, (await aProduct()).id, "2");
    const step = (page: Page, by: number) =>
      page.submit(`main tbody button[formaction="/cart?row=${rowOf(page)}&step=${by}"]`);
    const more = await step(page, 1);
    expect([more.hops, qtyOf(more)]).toEqual([["303 /cart"], "3"]);
    const one = await step(await step(more, -1), -1);
    expect(qtyOf(one)).toBe("1");
    expect(qtyOf(await step(one, -1))).toBe("1");
  });
});

describe("/cart, adding", () => {
  it("adds from a product's page and stays there, tells the cart's total and leads to it", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ priceCents: 1000 });
    const page = await (await shop.get(`/p/${product.slug}`)).submit(intent("add"), { qty: "3" });
    expect(page.hops).toEqual([`303 /p/${product.slug}`]);
    const said = page.$('main [role="status"]');
    expect(said.text()).toContain(`Prodotto aggiunto al carrello: ${product.name}, ora 3.`);
    expect(said.text()).toContain("Carrello: 36,60");
    expect(said.find('a[href="/cart"]').text()).toBe("Vai al carrello");
  });

  it("leads back where it is asked to, within the shop", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct();
    const back = await add(shop, product.id, "1", { redirectTo: "/p?page=2" });
    expect(back.hops[0]).toBe("303 /p?page=2");
    for (const elsewhere of ["//e.test", "https://e.test/", "/\\e.test"])
      expect((await add(shop, product.id, "1", { redirectTo: elsewhere })).hops).toEqual(["303 /cart"]);
  });

  it("says what comes later where more is wanted than there is", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ quantity: 40, backorderable: true });
    expect((await add(shop, product.id, "40")).text("main tbody")).toContain(
      "Parte entro 3 giorni lavorativi",
    );
    expect((await add(shop, product.id, "1")).text("main tbody")).toContain(
      "40 disponibili, altri in arrivo",
    );
  });

  it("promises three days only for the goods that are there", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ quantity: 40, backorderable: true });
    expect((await add(shop, product.id, "40")).text("main aside")).toContain("Spedito entro 3 giorni");
    const more = await add(shop, product.id, "1");
    expect(more.text("main aside")).not.toContain("Spedito entro");
    expect(more.text("main aside")).toContain(
      "La merce non è ancora tutta in magazzino: parte quando arriva.",
    );
    const both = await add(shop, (await aProduct()).id, "1");
    expect(both.text("main aside")).toContain("Spedito entro 3 giorni");
    expect(both.text("main aside")).toContain("Per 1 riga la merce non è ancora tutta in magazzino");
    await sql("UPDATE stock SET restock_date = '2099-12-03' WHERE item_id = ?", product.id);
    expect((await shop.get("/cart")).text("main aside")).toContain("Arrivo previsto: 3 dicembre 2099.");
  });

  it("says of a row that can no longer be had how many there are", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ quantity: 40 });
    await add(shop, product.id, "20");
    await sql("UPDATE stock SET on_hand = 5 WHERE item_id = ?", product.id);
    expect((await shop.get("/cart")).text("main tbody")).toContain(
      "La quantità non è disponibile. Ne restano 5.",
    );
  });

  it("does a repeated post once, and says how many there are", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct();
    const page = await shop.get(`/p/${product.slug}`);
    await page.submit(intent("add"), { qty: "5" });
    const again = await page.submit(intent("add"), { qty: "5" });
    expect(again.text("main")).toContain("Già aggiunto: 5 nel carrello");
    expect(qtyOf(await shop.get("/cart"))).toBe("5");
  });

  it("shows what it refuses as a small form, with the quantity as typed", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ quantity: 4 });
    const refused = await add(shop, product.id, "40");
    expect([refused.status, refused.url]).toEqual([400, "/cart"]);
    expect(refused.text('section[role="alert"]')).toContain("La quantità non è disponibile. Ne restano 4.");
    expect(refused.$(`[name="qty.${product.id}"]`).attr("value")).toBe("40");
    const better = await refused.submit(`[name="qty.${product.id}"]`, { [`qty.${product.id}`]: "4" });
    expect(better.text("main")).toContain("Prodotto aggiunto al carrello");
  });

  it.each(["-1", "0", "1,5", "<b>2</b>", "١"])(
    "takes no %j for a quantity, and gives it back as text",
    async (qty) => {
      const { shop } = await asCustomer();
      const { id } = await aProduct();
      const page = await add(shop, id, qty);
      expect(page.status).toBe(400);
      expect(page.$(`[name="qty.${id}"]`).attr("value")).toBe(qty);
    },
  );

  it("adds the good ones of many, and shows the others", async () => {
    const { shop } = await asCustomer();
    const [good, few] = [await aProduct(), await aProduct({ quantity: 1 })];
    const page = await shop.post("/cart", {
      intent: "add-many",
      [`qty.${good.id}`]: "2",
      [`qty.${few.id}`]: "9",
      "qty.77": "",
    });
    expect(page.status).toBe(400);
    expect(page.text("main [role=status]")).toContain("Prodotto aggiunto al carrello");
    expect(page.text('section[role="alert"]')).toContain(few.sku);
    expect((await shop.post("/cart", { intent: "add-many", "qty.1": "0" })).status).toBe(400);
    const onList = await shop.post("/cart", { intent: "add-many", "qty.1": "", redirectTo: "/p?page=2" });
    expect(onList.hops).toEqual(["303 /p?page=2"]);
    expect(onList.text("[role=alert]")).toContain("Scrivi quanti ne vuoi accanto ad almeno un articolo.");
  });

  it("gives back the quantities of an addition that was refused as a whole", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct();
    const long = "9".repeat(60);
    const one = await shop.post("/cart", { intent: "add", product: String(product.id), qty: long });
    expect([one.status, one.$(`[name="qty.${product.id}"]`).attr("value")]).toEqual([400, long]);
    expect(one.text("[role=alert]")).toContain(product.name);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`qty.${9_000_000 + n}`, "2"]));
    const all = await shop.post("/cart", { intent: "add-many", ...many, [`qty.${product.id}`]: "7" });
    expect(all.status).toBe(400);
    expect(all.$('[role=alert] [name^="qty."][value="2"]')).toHaveLength(201);
    expect(all.$(`[role=alert] [name="qty.${product.id}"]`).attr("value")).toBe("7");
  });

  it("loses nothing where a session has ended: the same person finds the form filled and unsent", async () => {
    const { shop, username, id } = await asCustomer();
    const product = await aProduct();
    await sql("DELETE FROM tokens WHERE user_id = ?", id);
    const login = await add(shop, product.id, "7");
    expect(login.hops[0]).toMatch(/^303 \/auth\/login/);
    const cart = await shop.post("/auth/login", { username, password: PASSWORD, redirectTo: "/cart" });
    expect(cart.$(`[name="qty.${product.id}"]`).attr("value")).toBe("7");
    expect(cart.text("main")).toContain("non ancora inviato");
    expect(
      await sql("SELECT r.id FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?", id),
    ).toEqual([]);
    const sent = await cart.submit(`[name="qty.${product.id}"]`);
    expect(qtyOf(sent)).toBe("7");
  });

  it("keeps what somebody had typed from everybody else", async () => {
    const { shop, id } = await asCustomer();
    const other = await aCustomer();
    const product = await aProduct();
    await sql("DELETE FROM tokens WHERE user_id = ?", id);
    await add(shop, product.id, "7");
    const cart = await shop.post("/auth/login", {
      username: other.username,
      password: PASSWORD,
      redirectTo: "/cart",
    });
    expect(cart.html).not.toContain(product.sku);
  });
});

describe("/cart, changing", () => {
  const withRow = async (quantity = 10) => {
    const facts = await asCustomer();
    const product = await aProduct({ quantity });
    return { ...facts, product, page: await add(facts.shop, product.id, "2") };
  };

  it("updates quantities and notes in one form", async () => {
    const { page } = await withRow();
    const row = rowOf(page);
    const after = await page.submit(intent("update-all"), {
      [`qty.${row}`]: "5",
      [`notes.${row}`]: "con cura",
    });
    expect(after.hops).toEqual(["303 /cart"]);
    expect(qtyOf(after)).toBe("5");
    expect(after.$(`[name="notes.${row}"]`).attr("value")).toBe("con cura");
    const noted = await after.submit(intent("update-all"), { [`notes.${row}`]: "anzi no" });
    expect(noted.$(`[name="notes.${row}"]`).attr("value")).toBe("anzi no");
  });

  it("takes a row away by its button, or by a quantity of nothing", async () => {
    const { page } = await withRow();
    const gone = await page.submit(intent("remove"));
    expect(gone.text("main")).toContain("Prodotto tolto dal carrello.");
    const other = await withRow();
    const none = await other.page.submit(intent("update-all"), { [`qty.${rowOf(other.page)}`]: "0" });
    expect(none.text("main")).toContain("Il carrello è vuoto.");
    const again = await other.page.submit(intent("remove"));
    expect(again.status).toBe(404);
    expect(again.text("main")).toContain("Il prodotto non è nel carrello");
  });

  it("asks before it empties the cart, and meanwhile nothing typed is lost", async () => {
    const { shop, page } = await withRow();
    const asked = await page.submit(intent("ask-clear"), { [`qty.${rowOf(page)}`]: "7" });
    expect([asked.status, qtyOf(asked)]).toEqual([200, "7"]);
    expect(asked.text("main")).toContain("Svuotare il carrello?");
    expect(qtyOf(await shop.get("/cart"))).toBe("2");
    expect((await asked.submit(intent("clear"))).text("main")).toContain("Il carrello è vuoto.");
    expect((await shop.post("/cart", { intent: "clear" })).hops).toEqual(["303 /cart"]);
  });

  it("saves what is typed by each button that sends it", async () => {
    const { shop, product, page } = await withRow();
    const both = await add(shop, (await aProduct()).id, "1");
    const [row, other] = [rowOf(page), rowOf(page) + 1];
    const gone = await both.submit(`[formaction="/cart?row=${other}"]`, {
      [`qty.${row}`]: "3",
      [`notes.${row}`]: "con cura",
    });
    expect([qtyOf(gone), gone.$('[name^="qty."]').length]).toEqual(["3", 1]);
    expect(gone.$(`[name="notes.${row}"]`).attr("value")).toBe("con cura");
    const coupon = await gone.submit(intent("apply-coupon"), { [`qty.${row}`]: "4", coupon: "VENDEMMIA10" });
    expect([qtyOf(coupon), coupon.text("aside")]).toEqual(["4", expect.stringContaining("VENDEMMIA10")]);
    const without = await coupon.submit(intent("remove-coupon"), { [`qty.${row}`]: "5" });
    expect(qtyOf(without)).toBe("5");
    const lines = await without.submit(intent("add-lines"), {
      [`qty.${row}`]: "6",
      lines: `${product.sku} 1`,
    });
    expect(qtyOf(lines)).toBe("7");
    const till = await lines.submit(intent("checkout"), { [`qty.${row}`]: "9" });
    expect(till.hops).toEqual(["303 /cart/checkout"]);
    expect(till.text("aside")).toContain(`9 × ${product.name}`);
  });

  it.each(["remove", "apply-coupon", "remove-coupon", "add-lines", "checkout"])(
    "stops %s at what cannot be saved, says so beside it, and gives all back",
    async (name) => {
      const { shop, product, page } = await withRow(3);
      const row = rowOf(page);
      const coupon = { coupon: name === "remove-coupon" ? "VENDEMMIA10" : "MENO5" };
      if (name === "remove") await add(shop, (await aProduct()).id, "1");
      if (name === "remove-coupon") await page.submit(intent("apply-coupon"), coupon);
      const shown = await shop.get("/cart");
      const button = name === "remove" ? `[formaction="/cart?row=${row + 1}"]` : intent(name);
      const after = await shown.submit(button, {
        [`qty.${row}`]: "abc",
        [`notes.${row}`]: "piano",
        lines: `${product.sku} 1`,
        ...(name === "remove-coupon" ? {} : coupon),
      });
      expect([after.status, after.url.split("?")[0], qtyOf(after)]).toEqual([400, "/cart", "abc"]);
      expect(after.text(`#problem-${row}`)).toContain("numero intero");
      expect(after.$(`[role=alert] a[href="#qty-${row}"]`).length).toBe(1);
      expect(after.$(`[name="notes.${row}"]`).attr("value")).toBe("piano");
      expect(after.$("#lines").text().trim()).toBe(`${product.sku} 1`);
      if (name !== "remove-coupon") expect(after.$("#coupon").attr("value")).toBe("MENO5");
      expect(qtyOf(await shop.get("/cart"))).toBe("2");
    },
  );

  it("applies a coupon that Enter has sent, and keeps lines that are not sent yet", async () => {
    const { page } = await withRow();
    const after = await page.submit("#coupon", { coupon: "vendemmia10", lines: "ABC 1" });
    expect(after.text("aside")).toContain("VENDEMMIA10");
    expect(after.$("#lines").text().trim()).toBe("ABC 1");
    const stopped = await after.submit(intent("checkout"));
    expect([stopped.status, stopped.text("#lines-error")]).toEqual([
      400,
      expect.stringContaining("non sono ancora nel carrello"),
    ]);
  });

  it("asks the database no more often for forty rows than for one", async () => {
    const { shop } = await asCustomer();
    const products = await Promise.all(Array.from({ length: 40 }, () => aProduct()));
    const fields = Object.fromEntries(products.map(({ id }) => [`qty.${id}`, "1"]));
    const page = await shop.post("/cart", { intent: "add-many", ...fields });
    const rows = page
      .$('[name^="qty."]')
      .toArray()
      .map((input) => Number((page.$(input).attr("name") ?? "").slice(4)));
    expect(rows).toHaveLength(40);
    const changes = rows.map((row, index): [string, string] =>
      index % 2 ? [`notes.${row}`, "con cura"] : [`qty.${row}`, index % 4 ? "0" : "2"],
    );
    const cookie = [...shop.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const typed = {
      ...Object.fromEntries(rows.map((row) => [`qty.${row}`, "1"])),
      ...Object.fromEntries(changes),
    };
    const answer = await fetch(`${shopUrl()}/cart`, {
      method: "POST",
      headers: { Cookie: cookie },
      body: new URLSearchParams({ intent: "update-all", ...typed }),
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
    expect(Number(answer.headers.get("D1-Round-Trips"))).toBeLessThanOrEqual(9);
    const after = await shop.get("/cart");
    expect(after.$('[name^="qty."]')).toHaveLength(30);
    expect(after.$('[name^="notes."][value="con cura"]')).toHaveLength(20);
  });

  it("keeps what was typed beside what was refused", async () => {
    const { page } = await withRow(3);
    const after = await page.submit(intent("update-all"), { [`qty.${rowOf(page)}`]: "30" });
    expect(after.status).toBe(400);
    expect(qtyOf(after)).toBe("30");
    expect(after.text("main")).toContain("Ne restano 3.");
    expect(after.text("main")).toContain("Nel carrello ora: 2");
  });

  it("says beside its row that a note is too long, keeps it there, and does the other rows", async () => {
    const { shop, page } = await withRow();
    const other = await aProduct();
    const both = await add(shop, other.id, "1");
    const notes = "n".repeat(501);
    const after = await both.submit(intent("update-all"), {
      [`notes.${rowOf(page)}`]: notes,
      [`qty.${rowOf(page) + 1}`]: "4",
    });
    expect(after.status).toBe(400);
    expect(after.text(`#problem-${rowOf(page)}`)).toBe("La nota è troppo lunga: al massimo 500 caratteri.");
    expect(after.$(`[name="notes.${rowOf(page)}"]`).attr("value")).toBe(notes);
    expect(after.$(`[name="qty.${rowOf(page) + 1}"]`).attr("value")).toBe("4");
  });

  it("says that a row is no longer there, when another tab has taken it away", async () => {
    const { shop, page } = await withRow();
    const row = String(rowOf(page));
    await page.submit(intent("remove"));
    const after = await shop.post("/cart", { intent: "update", row, qty: "3" });
    expect([after.status, after.text("main [role=alert]")]).toEqual([404, "Il prodotto non è nel carrello."]);
  });

  it("keeps the note of a single row over an ended session", async () => {
    const { shop, username, id, page } = await withRow();
    await sql("DELETE FROM tokens WHERE user_id = ?", id);
    await shop.post("/cart", { intent: "update", row: String(rowOf(page)), qty: "3", notes: "piano terra" });
    const cart = await shop.post("/auth/login", { username, password: PASSWORD, redirectTo: "/cart" });
    expect(cart.$(`[name="notes.${rowOf(page)}"]`).attr("value")).toBe("piano terra");
    expect(qtyOf(cart)).toBe("3");
  });

  it("keeps a form for the customer it was made for, and shows it to nobody in between", async () => {
    const agent = await anAgent();
    const facts = { type: "business", agent: agent.id } as const;
    const [one, two] = [await aCustomer(facts), await aCustomer(facts)];
    const shop = await enterAs(agent.username);
    const buyFor = (id: number) =>
      shop.post("/customers", { intent: "select", customer: String(id), redirectTo: "/cart" });
    const page = await buyFor(one.id);
    await buyFor(two.id);
    const refused = await page.submit(intent("add-lines"), { lines: "ABC-1 40" });
    expect(refused.status).toBe(409);
    expect((await shop.get("/cart")).text("#lines")).toBe("");
    const back = await refused.submit(intent("select"));
    expect([back.url, back.text("#lines")]).toEqual(["/cart", "ABC-1 40"]);
    expect(back.text("main")).toContain("non ancora inviato");
  });

  it("does nothing to a cart that somebody else has changed, and shows both states", async () => {
    const agent = await anAgent();
    const { shop, id } = await asCustomer({ type: "business", agent: agent.id });
    const product = await aProduct();
    const page = await add(shop, product.id, "2");
    const seller = await signInAs(agent.username);
    await read(
      CartRow,
      await seller.call("POST", "carts/rows/", { customer: id, product: product.id, qty: 4 }),
    );
    const after = await page.submit(intent("update-all"), { [`qty.${rowOf(page)}`]: "3" });
    expect(after.status).toBe(409);
    expect(qtyOf(after)).toBe("3");
    expect(after.text("main")).toContain("Nel carrello ora: 6");
    expect((await page.submit(intent("remove"))).status).toBe(409);
    expect((await shop.post("/cart", { intent: "clear", version: "1" })).status).toBe(409);
    expect(qtyOf(await after.submit(intent("update-all")))).toBe("3");
  });

  it("refuses a form made for another customer", async () => {
    const { shop, product, page } = await withRow();
    const other = await aCustomer();
    const refused = await add(shop, product.id, "1", { for_customer: String(other.id) });
    expect(refused.status).toBe(409);
    expect(qtyOf(await shop.get("/cart"))).toBe(qtyOf(page));
  });

  it("refuses a post from another site", async () => {
    const { shop, product } = await withRow();
    const fields = { intent: "add", product: String(product.id), qty: "1" };
    expect((await shop.post("/cart", fields, { Origin: "https://e.test" })).status).toBe(403);
    expect((await shop.post("/cart", fields, { Origin: "null" })).status).toBe(403);
  });

  it("answers a form it does not know with 400", async () => {
    const { shop } = await asCustomer();
    const forms: Record<string, string>[] = [
      {},
      { intent: "buy" },
      { intent: "add" },
      { intent: "add", product: "x" },
    ];
    for (const fields of forms) expect((await shop.post("/cart", fields)).status).toBe(400);
  });
});
