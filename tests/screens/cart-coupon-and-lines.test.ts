import { describe, expect, it } from "vitest";
import { type Browser, browser, intent } from "../support/browser";
import { aCustomer, aProduct } from "../support/builders";
import { PASSWORD, shopUrl } from "../support/worker";

async function asBusiness(): Promise<Browser> {
  const { username } = await aCustomer({ type: "business" });
  const shop = browser();
  await shop.post("/auth/login", { username, password: PASSWORD });
  return shop;
}

const add = (shop: Browser, product: number, qty: string) =>
  shop.post("/cart", { intent: "add", product: String(product), qty });

describe("/cart, coupon", () => {
  it("keeps the code, counts it again after each change, and takes it away", async () => {
    const shop = await asBusiness();
    const { id } = await aProduct({ priceCents: 1000 });
    const page = await add(shop, id, "5");
    const reduced = await page.submit(intent("apply-coupon"), { coupon: " vendemmia10 " });
    expect(reduced.text("aside")).toContain("Coupon VENDEMMIA10");
    expect(reduced.text("aside")).toContain("−5,00");
    const more = await add(shop, id, "5");
    expect(more.text("aside")).toContain("−10,00");
    expect((await more.submit(intent("remove-coupon"))).text("aside")).not.toContain("VENDEMMIA10");
  });

  it("says beside the field why a code is refused, and keeps it there", async () => {
    const shop = await asBusiness();
    const { id } = await aProduct();
    const page = await (await add(shop, id, "5")).submit(intent("apply-coupon"), { coupon: "<i>x</i>" });
    expect(page.status).toBe(400);
    expect(page.text("#coupon-error")).toBe("Il coupon non è valido.");
    expect(page.$("#coupon").attr("value")).toBe("<i>x</i>");
  });

  it("drops aloud a code that no longer holds", async () => {
    const shop = await asBusiness();
    const { id } = await aProduct({ priceCents: 1000 });
    const page = await (await add(shop, id, "5")).submit(intent("apply-coupon"), { coupon: "MENO5" });
    expect(page.text("aside")).toContain("MENO5");
    const less = await page.submit(intent("update-all"), {
      [page.$('[name^="qty."]').attr("name") ?? ""]: "1",
    });
    expect(less.text("main")).toContain("Il coupon MENO5 non vale più.");
    expect((await shop.get("/cart")).text("main")).not.toContain("MENO5");
  });
});

describe("/cart, quick order", () => {
  it("takes typed, pasted and quoted lines, and says which it could not take", async () => {
    const shop = await asBusiness();
    const items = await Promise.all([aProduct(), aProduct(), aProduct(), aProduct({ quantity: 2 })]);
    const [a, b, c, few] = items.map(({ sku }) => sku);
    const lines = [
      `Codice\tNome\tQuantità`,
      `${a} 3`,
      `${b}\tLievito\t4`,
      "",
      `"${c}";"5"`,
      `${few},9`,
      "BOH-1 2",
    ];
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines: lines.join("\r\n") });
    expect(page.hops[0]).toMatch(/^303 \/cart\?report=/);
    expect(page.text("main")).toContain("3 articoli aggiunti al carrello.");
    expect(
      page
        .$('[name^="qty."]')
        .toArray()
        .map((input) => page.$(input).attr("value")),
    ).toEqual(["3", "4", "5"]);
    expect(page.$("#lines").text().trim().split("\n")).toEqual([`${few},9`, "BOH-1 2"]);
    expect(page.text('[role="alert"]')).toContain("Ne restano 2.");
    expect(page.text('[role="alert"]')).toContain("Prodotto non trovato");

    const stranger = await asBusiness();
    expect((await stranger.get(page.url)).html).not.toContain("BOH-1");
  });

  it("takes a CSV file", async () => {
    const shop = await asBusiness();
    const { sku } = await aProduct();
    const page = await shop.get("/cart");
    expect(page.$("form[enctype='multipart/form-data'] input[type=file]").attr("name")).toBe("file");
    const form = new FormData();
    form.set("intent", "add-lines");
    form.set("file", new File([`sku;qty\n${sku};6\n`], "ordine.csv", { type: "text/csv" }));
    const cookie = [...shop.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = await fetch(`${shopUrl()}/cart`, {
      method: "POST",
      body: form,
      headers: { Cookie: cookie },
      redirect: "manual",
    });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/cart"]);
    expect((await shop.get("/cart")).$('[name^="qty."]').attr("value")).toBe("6");
  });

  it("refuses a list that is too long whole, and gives it back", async () => {
    const shop = await asBusiness();
    const { sku } = await aProduct();
    const lines = Array(201).fill(`${sku} 1`).join("\n");
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines });
    expect(page.status).toBe(400);
    expect(page.$("#lines").text().trim().split("\n")).toHaveLength(201);
    expect((await shop.get("/cart")).text("main")).toContain("Il carrello è vuoto.");
  });

  it("answers with the page where no line could be taken", async () => {
    const shop = await asBusiness();
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines: "BOH 1" });
    expect([page.status, page.$("#lines").text().trim()]).toEqual([400, "BOH 1"]);
    expect((await shop.post("/cart", { intent: "add-lines", lines: " " })).status).toBe(400);
  });
});
