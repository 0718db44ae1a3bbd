import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Call, keyNeeded } from "~/contract/call";
import { calls } from "~/contract/calls";
import { browser, intent, type Page } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { aBuyingSystem, askCxml, BACK, setupRequest } from "../../support/punch-out";
import { shopUrl, sql } from "../../support/worker/worker";

const rowsOf = (customer: number) =>
  sql("SELECT r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?", customer);

/** Returns the fields of the form that returns the cart to the buying system. */
const sent = (page: Page) =>
  Object.fromEntries(
    page
      .$("main form input[type=hidden]")
      .toArray()
      .map(({ attribs }) => [attribs.name ?? "", attribs.value ?? ""]),
  );

describe("punch-out by cXML", () => {
  it("opens a cart once, and returns it exact to the cent, which empties it", async () => {
    const system = await aBuyingSystem();
    const goods = [
      await aProduct({ quantity: 90, priceCents: 1999 }),
      await aProduct({ quantity: 90, priceCents: 33 }),
    ];
    const asked = await askCxml(setupRequest(system));
    expect(asked.code).toBe("200");
    const visitor = browser();
    expect((await visitor.get(asked.start)).hops[0]).toBe("302 /");
    for (const [at, { slug }] of goods.entries())
      await (await visitor.get(`/p/${slug}`)).submit(intent("add"), { qty: String(at + 3) });
    const cart = await visitor.get("/cart");
    expect(cart.$(intent("checkout")).length).toBe(0);
    const page = await cart.submit(intent("transfer"));
    expect(page.url).toMatch(/^\/cart\/transfer\?key=/);
    expect(page.headers.get("Content-Security-Policy")).toContain(
      "form-action 'self' https://buyer.example;",
    );
    expect(page.$("main form").attr("action")).toBe(BACK);
    const xml = load(Buffer.from(sent(page)["cxml-base64"] ?? "", "base64").toString("utf8"), {
      xml: true,
    });
    expect(xml("BuyerCookie").text()).toBe("34234234ADFSDF<234");
    expect(xml("Header > To Identity").text()).toBe("83528721");
    expect(xml("Header > From Identity").text()).toBe("bottega & co");
    expect(xml("Total > Money").text()).toBe("61.29");
    expect(
      xml("ItemIn")
        .toArray()
        .map((item) => [
          item.attribs.quantity,
          xml(item).find("SupplierPartID").text(),
          xml(item).find("UnitPrice > Money").text(),
        ]),
    ).toEqual([
      ["3", goods[0]?.sku, "19.99"],
      ["4", goods[1]?.sku, "0.33"],
    ]);
    expect(await rowsOf(system.customer.id)).toEqual([]);
    expect((await visitor.get(page.url)).status).toBe(200);
    expect((await browser().get(page.url)).status).toBe(404);
    expect((await browser().get(asked.start)).status).toBe(404);
  });

  it("can neither order nor see the account", async () => {
    const system = await aBuyingSystem();
    const visitor = browser();
    await visitor.get((await askCxml(setupRequest(system))).start);
    for (const path of [
      ...[
        "/cart/checkout",
        "/cart/order-complete?order=1",
        "/account",
        "/account/api-keys",
        "/account/orders",
      ],
      ...["/account/addresses", "/account/orders.csv", "/order-pad", "/order-pad/lists"],
    ])
      expect((await visitor.get(path)).hops).toEqual(["302 /cart"]);
    for (const path of ["/", "/p", "/contatti", "/recesso", "/cart", "/news"])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    const other = await visitor.get("/p");
    expect(other.headers.get("Content-Security-Policy")).toContain("form-action 'self';");
  });

  it("restores the cart that is to be edited", async () => {
    const system = await aBuyingSystem();
    const item = await aProduct({ quantity: 90 });
    const line = (sku: string) =>
      `<ItemOut quantity="5"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID></ItemOut>`;
    const items = line(item.sku) + line("GONE-1");
    const visitor = browser();
    const { start } = await askCxml(setupRequest(system, { operation: "edit", items }));
    const cart = await visitor.get(start);
    expect(cart.url).toBe("/cart");
    expect(cart.html).toContain("GONE-1");
    expect(await rowsOf(system.customer.id)).toEqual([{ qty: 5 }]);
  });

  it("shows an inspecting user the bought products without changing anything", async () => {
    const system = await aBuyingSystem();
    const [bought, other] = [await aProduct({ quantity: 90 }), await aProduct({ quantity: 90 })];
    const buyer = browser();
    await buyer.get((await askCxml(setupRequest(system))).start);
    await (await buyer.get(`/p/${other.slug}`)).submit(intent("add"), { qty: "3" });
    const items = `<ItemOut quantity="5"><ItemID><SupplierPartID>${bought.sku}</SupplierPartID></ItemID></ItemOut>`;
    const visitor = browser();
    const { start } = await askCxml(setupRequest(system, { operation: "inspect", items }));
    const list = await visitor.get(start);
    expect(list.html).toContain(bought.name);
    await (await visitor.get(`/p/${bought.slug}`)).submit(intent("add"), { qty: "5" });
    expect(await rowsOf(system.customer.id)).toEqual([{ qty: 3 }]);
    const cart = await visitor.get("/cart");
    if (cart.$(intent("transfer")).length > 0)
      expect((await cart.submit(intent("transfer"))).url).not.toMatch(/transfer/);
    expect(await rowsOf(system.customer.id)).toEqual([{ qty: 3 }]);
  });

  it("refuses wrong secrets, other documents and other addresses, each with its status", async () => {
    const system = await aBuyingSystem();
    const code = async (body: string) => (await askCxml(body)).code;
    expect(await code(setupRequest({ ...system, secret: "wrong" }))).toBe("401");
    expect(await code(setupRequest({ identity: "nobody", secret: "" }))).toBe("401");
    for (const body of ["", "<cXML>", "hello", "<cXML><Header/></cXML>"])
      expect(await code(body)).toBe("400");
    for (const back of ["http://buyer.example/x", "javascript:alert(1)", "", "https://a:b@buyer.example/"])
      expect([back, await code(setupRequest(system, { back }))]).toEqual([back, "400"]);
    const doctype = '<!DOCTYPE cXML [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(await code(setupRequest(system, { doctype }))).toBe("400");
    expect(await code(`${"<a>".repeat(100)}${"</a>".repeat(100)}`)).toBe("400");
    expect(await code("x".repeat(300_000))).toBe("400");
    expect(await code(setupRequest(system))).toBe("200");
  });

  it("counts wrong secrets by IP address, and still accepts the right one", async () => {
    const system = await aBuyingSystem();
    const ask = async (secret: string, ip: string) =>
      (await askCxml(setupRequest({ ...system, secret }), { "CF-Connecting-IP": ip })).code;
    const wrong = await Promise.all(Array.from({ length: 62 }, (_, n) => ask(`wrong-${n}`, "192.0.2.61")));
    expect(wrong.filter((code) => code === "401")).toHaveLength(60);
    expect(wrong.filter((code) => code === "429")).toHaveLength(2);
    expect(await ask(system.secret, "192.0.2.61")).toBe("200");
    const right = await Promise.all(Array.from({ length: 62 }, () => ask(system.secret, "192.0.2.62")));
    expect(new Set(right)).toEqual(new Set(["200"]));
  });

  it("limits the session's API key to the cart", async () => {
    const system = await aBuyingSystem();
    const { start } = await askCxml(setupRequest(system));
    const opened = await fetch(`${shopUrl()}/api/v3/client/punch-out/open/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ key: new URL(start, shopUrl()).searchParams.get("key") }),
    });
    const { token } = z.object({ token: z.string() }).parse(await opened.json());
    const rows = Object.entries<Record<string, Call>>(calls)
      .flatMap(([noun, verbs]) =>
        Object.entries(verbs).map(([verb, call]) => ({ name: `${noun}.${verb}`, call })),
      )
      .filter(({ name }) => name !== "auth.logout");
    const allowed: string[] = [];
    for (const { name, call } of rows) {
      const path = call.path.replace(/:\w+/g, "1");
      const answer = await fetch(`${shopUrl()}/api/v3/client/${path}`, {
        method: call.method,
        headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
        ...(call.method !== "GET" && { body: "{}" }),
      });
      const { detail } = z
        .looseObject({ detail: z.unknown().optional() })
        .parse(await answer.json().catch(() => ({})));
      const isRefused = answer.status === 403 && JSON.stringify(detail).includes("key_scope");
      if (!isRefused) allowed.push(name);
    }
    const open = rows.filter(({ call }) => call.access === "anyone" && keyNeeded(call) !== "none");
    const closed = ["documents.list", "documents.file", "payments.get", "reviews.ofOrder"];
    const own = /^(cart\.|promotions\.applyCoupon$|checkout\.init$)/;
    expect(allowed.filter((name) => !own.test(name)).sort()).toEqual(
      open
        .map(({ name }) => name)
        .filter((name) => !closed.includes(name))
        .sort(),
    );
    const init = await fetch(`${shopUrl()}/api/v3/client/checkout/init/`, {
      method: "POST",
      headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
      body: "{}",
    });
    expect(await init.json()).toMatchObject({
      addresses: [],
      chosen: { billing_address: null, shipping_address: null },
    });
    const out = await fetch(`${shopUrl()}/api/v3/client/auth/logout/`, {
      method: "POST",
      headers: { Authorization: `Token ${token}` },
    });
    expect(out.status).toBe(204);
    const after = await fetch(`${shopUrl()}/api/v3/client/carts/rows/?cart=1`, {
      headers: { Authorization: `Token ${token}` },
    });
    expect(after.status, "signing out ends the key").toBe(401);
  });
});

describe("punch-out by OCI", () => {
  it("opens a cart with a form, and returns it as form fields", async () => {
    const { identity, secret } = await aBuyingSystem();
    const item = await aProduct({ quantity: 90, priceCents: 1250 });
    const fields = {
      ...{ USERNAME: identity, PASSWORD: secret, HOOK_URL: "https://erp.example/hook?a=1" },
      ...{ "~TARGET": "_top", "~OkCode": "ADDI", "~CALLER": "CTLG" },
    };
    const visitor = browser();
    const from = { Origin: "https://erp.example", "Sec-Fetch-Site": "cross-site" };
    expect((await visitor.post("/punchout/oci", fields, from)).status).toBe(200);
    await (await visitor.get(`/p/${item.slug}`)).submit(intent("add"), { qty: "6" });
    const page = await (await visitor.get("/cart")).submit(intent("transfer"));
    expect(page.$("main form").attr("action")).toBe("https://erp.example/hook?a=1");
    expect(sent(page)).toMatchObject({
      ...{ "~TARGET": "_top", "~OkCode": "ADDI", "~CALLER": "CTLG" },
      "NEW_ITEM-DESCRIPTION[1]": item.name.slice(0, 40),
      "NEW_ITEM-QUANTITY[1]": "6.000",
      "NEW_ITEM-UNIT[1]": "EA",
      "NEW_ITEM-PRICE[1]": "12.500",
      "NEW_ITEM-CURRENCY[1]": "EUR",
      "NEW_ITEM-VENDORMAT[1]": item.sku,
    });
    const post = (more: object) =>
      fetch(`${shopUrl()}/punchout/oci`, {
        method: "POST",
        body: new URLSearchParams({ ...fields, ...more }),
        redirect: "manual",
      });
    expect((await post({ PASSWORD: "wrong" })).status).toBe(401);
    expect((await post({ HOOK_URL: "http://erp.example/" })).status).toBe(400);
  });
});
