import { gzipSync } from "node:zlib";
import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

const signIn = async (username: string): Promise<Browser> => {
  const visitor = browser();
  await visitor.post("/auth/login", { username, password: PASSWORD });
  return visitor;
};
const asBusiness = async () => {
  const customer = await aCustomer({ type: "business" });
  return { customer, shop: await signIn(customer.username) };
};
const quantities = async (shop: Browser) => {
  const cart = await shop.get("/cart");
  return cart
    .$('[name^="qty."]')
    .toArray()
    .map((input) => cart.$(input).attr("value"));
};

describe("/order-pad", () => {
  it("is the first page after an agent chooses a customer", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const shop = await signIn(agent.username);
    const page = await (await shop.get("/customers")).submit(`button[name=customer][value="${customer.id}"]`);
    expect(page.hops).toEqual(["303 /order-pad"]);
    expect(page.text("h1")).toMatch(/^Cantina/);
    expect(page.$("input[name=line][autofocus]")).toHaveLength(1);
  });

  it("requires an account", async () => {
    expect((await browser().get("/order-pad")).hops[0]).toBe("302 /auth/login?redirectTo=%2Forder-pad");
    const agent = await signIn((await anAgent()).username);
    expect((await agent.get("/order-pad")).hops[0]).toBe("302 /customers?redirectTo=%2Forder-pad");
    expect((await browser().get("/order-pad/items?search=te")).hops[0]).toMatch(/^302 \/auth\/login/);
  });

  it("adds a line with Enter and shows the empty field again", async () => {
    const { shop } = await asBusiness();
    const item = await aProduct();
    const page = await (await shop.get("/order-pad")).submit("[name=line]", { line: `6 x ${item.sku}` });
    expect(page.hops).toEqual([expect.stringMatching(/^303 \/order-pad\?undo=/)]);
    expect(page.text("[role=status]")).toContain("1 riga aggiunta al carrello.");
    expect(page.$("[name=line]").attr("value") ?? "").toBe("");
    expect(await quantities(shop)).toEqual(["6"]);
  });

  it("lists the cart with its total, and removes a row", async () => {
    const { shop } = await asBusiness();
    const [kept, wrong] = [await aProduct(), await aProduct()];
    await (await shop.get("/order-pad")).submit("[name=line]", { line: `6 x ${kept.sku}` });
    const page = await (await shop.get("/order-pad")).submit("[name=line]", { line: `2 x ${wrong.sku}` });
    expect(page.text("#entered")).toMatch(/^2 righe nel carrello, \d+,\d\d\s€$/);
    const codes = page
      .$("#entered + ol > li")
      .toArray()
      .map((row) => page.$(row).text());
    expect(codes[0]).toContain(wrong.sku);
    expect(codes[1]).toContain(kept.sku);
    const after = await page.submit("#entered + ol > li:first-child button");
    expect(after.text("[role=status]")).toContain("Tolto dal carrello.");
    expect(await quantities(shop)).toEqual(["6"]);
    const again = await page.submit("#entered + ol > li:first-child button");
    expect(again.text("[role=status]")).toContain("Questa riga non era più nel carrello.");
  });

  it("accepts forty lines in one post; lines that cannot be added wait in place to be corrected", async () => {
    const { shop } = await asBusiness();
    const goods = await Promise.all(Array.from({ length: 40 }, () => aProduct({ quantity: 30 })));
    const [scarce, mistyped, ...rest] = goods;
    if (!scarce || !mistyped) throw new Error("nothing to buy");
    const lines = [`${scarce.sku};31`, "T-NESSUNO\t2", ...rest.map(({ sku }) => `${sku} 2`)];
    const page = await (await shop.get("/order-pad")).submit("[name=lines]", { lines: lines.join("\n") });
    expect(page.text("[role=status]")).toContain("38 righe aggiunte");
    expect(page.text("#waiting")).toBe("2 righe da sistemare");
    expect(page.text("main")).toContain("Ne restano 30.");
    expect(page.text("main")).toContain("Prodotto non trovato.");
    const [first, second] = page
      .$('[name^="code."]')
      .toArray()
      .map((input) => page.$(input).attr("name")?.split(".")[1]);
    const right = await page.submit(intent("add-lines"), {
      [`qty.${first}`]: "30",
      [`code.${second}`]: mistyped.sku,
    });
    expect(right.text("[role=status]")).toContain("2 righe aggiunte");
    expect(right.$("#waiting")).toHaveLength(0);
    expect(await quantities(shop)).toHaveLength(40);
  });

  it("suggests products for a name, each with a quantity field", async () => {
    const { shop } = await asBusiness();
    const word = `zym${crypto.randomUUID().slice(0, 6)}`;
    const [one, two] = [await aProduct(), await aProduct()];
    for (const { id } of [one, two])
      await sql("UPDATE product_texts SET name = ? || ' ' || name WHERE product_id = ?", word, id);
    const page = await (await shop.get("/order-pad")).submit("[name=line]", { line: `4 x ${word}` });
    const picks = page.$('[name^="pick."]').toArray();
    expect(picks.map((input) => page.$(input).attr("value") ?? "")).toEqual(["", ""]);
    const name = picks
      .map((input) => page.$(input).attr("name") ?? "")
      .find((pick) => pick.endsWith(`.${two.id}`));
    const chosen = await page.submit(intent("add-lines"), { [name ?? ""]: "4" });
    expect(chosen.$("#waiting")).toHaveLength(0);
    expect(await quantities(shop)).toEqual(["4"]);
  });

  it("requires one confirmation of an unusual quantity", async () => {
    const { shop, customer } = await asBusiness();
    const item = await aProduct({ quantity: 5_000 });
    await anOrder({ customer, type: "business", item, qty: 12 });
    const page = await (await shop.get("/order-pad")).submit("[name=line]", { line: `${item.sku} 1200` });
    expect(page.text("main")).toContain("È una quantità insolita");
    expect(page.text("main")).toContain("L’ultima volta: 12.");
    const confirm = page.$('[name^="confirm."]').attr("name") ?? "";
    await page.submit(intent("add-lines"), { [confirm]: "yes" });
    expect(await quantities(shop)).toEqual(["1200"]);
  });

  it("removes a waiting line, and keeps a list that is too long in its field", async () => {
    const { shop } = await asBusiness();
    const page = await (await shop.get("/order-pad")).submit("[name=line]", { line: "NIENTE 3" });
    const dropped = await page.submit(intent("drop"));
    expect(dropped.$("#waiting")).toHaveLength(0);
    const lines = Array(201).fill("NIENTE 1").join("\n");
    const refused = await dropped.submit("[name=lines]", { lines });
    expect([refused.status, refused.text("#line-error")]).toEqual([
      400,
      "Sono 201 righe: al massimo 200 alla volta.",
    ]);
    expect(refused.$("#lines").text().trim().split("\n")).toHaveLength(201);
    expect((await shop.post("/order-pad", { intent: "add-lines", line: " " })).status).toBe(400);
  });

  it("processes a repeated form once, and refuses a form for another customer", async () => {
    const agent = await anAgent();
    const [one, two] = [
      await aCustomer({ type: "business", agent: agent.id }),
      await aCustomer({ type: "business", agent: agent.id }),
    ];
    const shop = await signIn(agent.username);
    const choose = (id: number) => shop.post("/customers", { intent: "select", customer: String(id) });
    const item = await aProduct();
    await choose(one.id);
    const page = await shop.get("/order-pad");
    await page.submit("[name=line]", { line: `${item.sku} 2` });
    await page.submit("[name=line]", { line: `${item.sku} 2` });
    expect(await quantities(shop)).toEqual(["2"]);
    await choose(two.id);
    expect((await page.submit("[name=line]", { line: `${item.sku} 9` })).status).toBe(409);
    expect(await quantities(shop)).toEqual([]);
  });

  it("shows the detected columns of a file, and adds its rows after a confirmation", async () => {
    const { shop } = await asBusiness();
    const [one, two] = [await aProduct(), await aProduct()];
    const form = new FormData();
    form.set("intent", "add-lines");
    const csv = `Prezzo;Pezzi;Articolo;Note\n12,50;6;${one.sku};con cura\n3,20;2,00;${two.sku};\n1,00;1;NIENTE;`;
    form.set("file", new File([csv], "ordine.csv", { type: "text/csv" }));
    const cookie = [...shop.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = await fetch(`${shopUrl()}/order-pad`, {
      method: "POST",
      body: form,
      headers: { Cookie: cookie },
    });
    const $ = load(await sent.text());
    const roles = $('select[name^="column."]')
      .toArray()
      .map((select) => $(select).find("[selected]").attr("value") ?? "");
    expect(roles).toEqual(["", "qty", "code", "notes"]);
    expect(await quantities(shop)).toEqual([]);
    const table = String($("[name=table]").attr("value"));
    const columns = Object.fromEntries(roles.map((role, index) => [`column.${index}`, role]));
    const page = await shop.post("/order-pad", { intent: "add-file", table, ...columns });
    expect(page.text("[role=status]")).toContain("2 righe aggiunte");
    expect(page.$('[name^="code."]').attr("value")).toBe("NIENTE");
    expect(await quantities(shop)).toEqual(["6", "2"]);
    const without = await shop.post("/order-pad", { intent: "add-file", table, "column.2": "code" });
    expect([without.status, without.text("main")]).toEqual([
      400,
      expect.stringContaining("Scegli la colonna delle quantità"),
    ]);
    expect(without.$('select[name="column.2"] [selected]').attr("value")).toBe("code");
    expect((await shop.post("/order-pad", { intent: "add-file", table })).status).toBe(400);
  });

  it("uses the heading of a file's quantity column, and keeps an ambiguous row waiting", async () => {
    const { shop } = await asBusiness();
    const [one, two] = [await aProduct(), await aProduct()];
    const csv = `Codice;Descrizione;Quantità;Prezzo\n${one.sku};a;6,00;1,50\n${two.sku};b;1.000,00;2,50\n`;
    const form = new FormData();
    form.set("intent", "add-lines");
    form.set("file", new File([csv], "ordine.csv", { type: "text/csv" }));
    const cookie = [...shop.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = await fetch(`${shopUrl()}/order-pad`, {
      method: "POST",
      body: form,
      headers: { Cookie: cookie },
    });
    const $ = load(await sent.text());
    expect($('select[name="column.2"] [selected]').attr("value")).toBe("qty");
    const table = String($("[name=table]").attr("value"));
    const page = await shop.post("/order-pad", {
      intent: "add-file",
      table,
      "column.0": "code",
      "column.2": "qty",
    });
    expect(page.text("[role=status]")).toContain(`1 riga aggiunta al carrello. 6 × ${one.sku}.`);
    expect(page.text("#waiting")).toBe("1 riga da sistemare");
    expect(page.$('[name^="code."]').attr("value")).toBe(two.sku);
    expect(page.$('input[name^="qty."][aria-invalid]').attr("value") ?? "").toBe("");
    expect(await quantities(shop)).toEqual(["6"]);
  });

  it("counts a typed or scanned code as one piece, and requires a quantity among pasted lines", async () => {
    const { shop } = await asBusiness();
    const [one, two] = [await aProduct(), await aProduct()];
    await shop.post("/order-pad", { intent: "add-lines", line: one.sku });
    const scanned = { intent: "add-lines", live: "1", lines: `${one.sku}\n${two.sku} 3\n${one.sku}` };
    await shop.post("/order-pad", scanned);
    expect(await quantities(shop)).toEqual(["3", "3"]);
    const page = await shop.post("/order-pad", { intent: "add-lines", lines: `${one.sku} 2\n${two.sku}` });
    expect(page.text("main")).toContain("Quanti? Nella riga manca la quantità");
    expect(await quantities(shop)).toEqual(["5", "3"]);
  });

  it("collects the text of a pasted email, and removes it with one button", async () => {
    const { shop } = await asBusiness();
    const item = await aProduct();
    const lines = [
      "Gentile Anna,",
      "ecco l’ordine di martedì:",
      `${item.sku} x 6`,
      `${item.sku};6;24`,
      "Grazie mille",
      "Zyxw Qwvb",
    ];
    const page = await shop.post("/order-pad", { intent: "add-lines", lines: lines.join("\n") });
    expect(page.text("main")).toContain("4 righe non indicano un articolo");
    expect(page.text("main")).toContain("Qual è la quantità?");
    const dropped = await page.submit('button[formaction*="%2C"]');
    expect(dropped.text("#waiting")).toBe("1 riga da sistemare");
    expect(dropped.text("[role=status]")).toContain("4 righe rimosse.");
    expect(await quantities(shop)).toEqual(["6"]);
  });

  it("refuses a post from another origin", async () => {
    const { shop } = await asBusiness();
    const answer = await shop.post(
      "/order-pad",
      { intent: "add-lines", line: "X 1" },
      { Origin: "https://elsewhere.example" },
    );
    expect(answer.status).toBe(403);
  });

  it.each(["it", "en", "es"])("is available in %s", async (locale) => {
    const { shop } = await asBusiness();
    await shop.post("/locale", { locale });
    const page = await (await shop.get("/order-pad")).submit("[name=line]", { line: "NIENTE 3" });
    expect(page.text("main")).not.toMatch(/\b(entry|waiting|item)\.\w/);
    expect(page.$("html").attr("lang")).toBe(locale);
  });
});

describe("/order-pad, earlier purchases", () => {
  const MANY = 27;
  const aRegular = async () => {
    const { customer, shop } = await asBusiness();
    const goods = await Promise.all(Array.from({ length: MANY }, () => aProduct({ priceCents: 200 })));
    for (const [index, item] of goods.entries())
      await anOrder({
        customer,
        type: "business",
        date: `2026-03-${String(index + 1).padStart(2, "0")}T10:00:00.000Z`,
        item,
        qty: index + 1,
      });
    const [first, last] = [goods[0], goods[MANY - 1]];
    if (!first || !last) throw new Error("nothing to buy");
    return { shop, first, last };
  };
  const rows = (page: Page) => page.$("#bought tbody tr").length;

  it("keeps typed quantities through paging, sorting and filtering, then adds all of them", async () => {
    const { shop, first, last } = await aRegular();
    const page = await shop.get("/order-pad");
    expect([rows(page), page.text("#bought tbody tr:first-child")]).toEqual([
      25,
      expect.stringContaining(last.sku),
    ]);
    const second = await page.submit('#bought button[formaction*="page=2"]', { [`qty.${last.id}`]: "3" });
    expect(second.url).toBe("/order-pad?page=2");
    expect(second.text("#bought")).toContain("1 riga, 6,00");
    const sorted = await second.submit('#bought button[formaction="/order-pad?sort=-qty"]', {
      [`qty.${first.id}`]: "2",
    });
    expect(sorted.$(`[name="qty.${last.id}"]`).attr("value")).toBe("3");
    const filtered = await sorted.submit("#bought [name=search]", { search: first.sku });
    expect(filtered.url).toBe(`/order-pad?search=${first.sku}&sort=-qty`);
    expect(rows(filtered)).toBe(1);
    expect(filtered.$(`[name="qty.${first.id}"]`).attr("value")).toBe("2");
    expect(filtered.text("#bought")).toContain("2 righe, 10,00");
    const added = await filtered.submit(intent("add-typed"));
    expect(added.text("[role=status]")).toContain("2 righe aggiunte");
    expect(added.$(`[name="qty.${first.id}"]`).attr("value") ?? "").toBe("");
    expect(await quantities(shop)).toEqual(["2", "3"]);
  }, 60_000);

  it("shows a hint if nothing was bought, and if nothing is typed", async () => {
    const { shop, customer } = await asBusiness();
    expect((await shop.get("/order-pad")).text("#bought")).toContain("Qui compare tutto");
    await anOrder({ customer, type: "business" });
    const page = await (await shop.get("/order-pad")).submit(intent("add-typed"));
    expect(page.text("[role=status]")).toContain("Scrivi almeno una quantità.");
  });

  it("needs few round trips, and stays within the size budget", async () => {
    const { shop } = await aRegular();
    await shop.get("/order-pad");
    const page = await shop.get("/order-pad");
    expect(Number(page.headers.get("D1-Round-Trips"))).toBeLessThanOrEqual(3);
    expect(gzipSync(page.html).length).toBeLessThan(14 * 1024);
  }, 60_000);
});
