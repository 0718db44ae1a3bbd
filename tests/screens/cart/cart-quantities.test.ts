// The cart, changed with plain forms: quantities, notes, removed rows, the coupon.
import { describe, expect, it } from "vitest";
import { intent, type Page } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { add, asCustomer, qtyOf, rowOf } from "../../support/cart-page";
import { shopUrl } from "../../support/worker/worker";

describe("/cart, quantities", () => {
  it("go up and down with buttons without JavaScript, and never to zero", async () => {
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

  it("shows the save button only without JavaScript", async () => {
    const { page } = await withRow();
    // The parser treats the content of noscript as text.
    expect(page.$("main noscript").text()).toContain("Aggiorna carrello");
    const seen = page.$("main button[value=update-all]:not([formaction], [aria-hidden])");
    expect(seen.length).toBe(0);
  });

  it("removes a row with its button, or with quantity 0", async () => {
    const { page } = await withRow();
    const gone = await page.submit(intent("remove"));
    expect(gone.text("main")).toContain("Prodotto rimosso dal carrello.");
    const other = await withRow();
    const none = await other.page.submit(intent("update-all"), { [`qty.${rowOf(other.page)}`]: "0" });
    expect(none.text("main")).toContain("Il carrello è vuoto.");
    const again = await other.page.submit(intent("remove"));
    expect(again.status).toBe(404);
    expect(again.text("main")).toContain("Il prodotto non è nel carrello");
  });

  it("empties the cart after a confirmation, and keeps typed quantities meanwhile", async () => {
    const { shop, page } = await withRow();
    const asked = await page.submit(intent("ask-clear"), { [`qty.${rowOf(page)}`]: "7" });
    expect([asked.status, qtyOf(asked)]).toEqual([200, "7"]);
    expect(asked.text("main")).toContain("Svuotare il carrello?");
    expect(qtyOf(await shop.get("/cart"))).toBe("2");
    expect((await asked.submit(intent("clear"))).text("main")).toContain("Il carrello è vuoto.");
    expect((await shop.post("/cart", { intent: "clear" })).hops).toEqual(["303 /cart"]);
  });

  it("saves the typed values with every button of the form", async () => {
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

  it("applies a coupon sent with Enter, and keeps lines that are not added yet", async () => {
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

  it("needs as many database round trips for forty rows as for one", async () => {
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
});
