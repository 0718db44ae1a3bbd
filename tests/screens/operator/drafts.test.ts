// The back office: draft orders, without JavaScript.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { aDraft } from "../../support/builders/drafts";
import { sql } from "../../support/worker/worker";

describe("/operator/drafts", () => {
  it("starts for a customer, accepts pasted lines and prices, and shows the total before it is sent", async () => {
    const customer = await aCustomer({ type: "business" });
    const item = await aProduct({ quantity: 50, priceCents: 2000 });
    const other = await aProduct({ quantity: 50, priceCents: 1000 });
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/customers/${customer.id}`);
    const found = await page.follow('main a[href^="/operator/drafts/new"]');
    const empty = await found.submit(intent("customer"), {});
    const partly = await empty.submit(intent("save"), {
      lines: `${item.sku} x 6\n${other.sku}\t2\n999999999 x 3\n${other.sku} ?`,
    });
    expect(partly.status).toBe(400);
    expect(partly.text("main")).toContain("999999999");
    expect(partly.$("textarea[name=lines]").val()).toBe(`999999999 x 3\n${other.sku} ?`);
    const priced = await partly.submit(intent("save"), {
      lines: "",
      [`price.${item.id}`]: "15,50",
      [`reason.${item.id}`]: "accordo",
      [`qty.${other.id}`]: "0",
    });
    expect(priced.$(`input[name="price.${item.id}"]`).val()).toBe("15.50");
    expect(priced.$(`input[name="qty.${other.id}"]`).length).toBe(0);
    expect(priced.text("main")).toContain("93,00");
    const sent = await priced.submit(intent("quote"), {});
    expect(sent.url).toMatch(/^\/operator\/quotes\/\d+/);
    expect(sent.text("main")).toContain("15,50");
  });

  it("shows an error beside its field, and keeps the typed values", async () => {
    const { draft, item } = await aDraft();
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/drafts/${draft.id}`);
    const refused = await page.submit(intent("save"), {
      [`price.${item.id}`]: "molto",
      [`qty.${item.id}`]: "due",
      notes: "Da chiamare",
    });
    expect(refused.status).toBe(400);
    expect(refused.$(`input[name="price.${item.id}"]`).val()).toBe("molto");
    expect(refused.$(`[id="price.${item.id}-error"]`).text()).toContain("importo");
    expect(refused.$("textarea[name=notes]").val()).toBe("Da chiamare");
    expect(refused.$(`a[href="#price.${item.id}"]`).length).toBe(1);
  });

  it("accepts a discount and a delivery price, keeps invalid ones in their fields, and previews the quote", async () => {
    const { draft } = await aDraft();
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/drafts/${draft.id}`);
    const refused = await page.submit(intent("save"), { discount: "molto", shipping_price: "4" });
    expect([refused.status, refused.$("[name=discount]").val()]).toEqual([400, "molto"]);
    expect([refused.$("[name=shipping_price]").val(), refused.text("#discount-error") !== ""]).toEqual([
      "4",
      true,
    ]);
    const saved = await refused.submit(intent("save"), { discount: "2,5", shipping_price: "4" });
    expect([saved.$("[name=discount]").val(), saved.$("[name=shipping_price]").val()]).toEqual([
      "2.50",
      "4.00",
    ]);
    expect(saved.text("main")).toContain("− 2,50");
    const preview = saved.$('a[href$="quote.pdf"]').attr("href") ?? "";
    expect((await desk.get(preview)).status).toBe(200);
  });

  it("sends nothing at another total than the one on the page", async () => {
    const { draft, item, customer } = await aDraft();
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/drafts/${draft.id}`);
    const refused = await page.submit(intent("order"), { [`price.${item.id}`]: "14,00" });
    expect(refused.status).toBe(409);
    expect(await sql("SELECT id FROM orders WHERE customer_id = ?", customer.id)).toEqual([]);
    const placed = await refused.submit(intent("order"), {});
    expect(placed.url).toMatch(/^\/operator\/orders\/\d+/);
    const late = await desk.get(`/operator/drafts/${draft.id}`);
    expect(late.$(intent("order")).length).toBe(0);
    expect(late.$('main a[href^="/operator/orders/"]').length).toBe(1);
  });

  it("starts for a guest with an address", async () => {
    const desk = await atTheDesk();
    const page = await desk.get("/operator/drafts/new");
    const typed = {
      ...{ email: `${crypto.randomUUID()}@guest.test`, name: "Ada", surname: "Rossi", address: "Via Po 21" },
      ...{ postal_code: "1", city: "Torino", province: "TO", country: "IT" },
    };
    const refused = await page.submit(intent("guest"), typed);
    expect(refused.status).toBe(400);
    expect(refused.$('a[href="#postal_code"]').length).toBe(1);
    const made = await refused.submit(intent("guest"), { postal_code: "10124" });
    expect(made.url).toMatch(/^\/operator\/drafts\/\d+/);
    expect(made.$(intent("quote")).length).toBe(0);
  });
});
