// The back office: changes many products at once, selected by ticked rows or by the filters of the list.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { operator } from "../../support/operator";

const BAR = 'main form[action="/operator/bulk"]';
const price = async (sku: string) =>
  (await operator().items.get({ item: sku })).prices.find(({ list }) => list === "retail")?.standard_price;

describe("/operator/bulk", () => {
  it("previews the ticked rows, makes the previewed changes, and undoes them", async () => {
    const product = await aProduct();
    const desk = await atTheDesk();
    const list = await desk.get(`/operator/products?search=${product.sku}`);
    const forms = await list.submit(BAR, { product: String(product.id) });
    expect(forms.text("main")).toContain("1 prodotto scelto");
    const preview = await forms.submit("#change-price form", {
      how: "percent_up",
      by: "5",
      rounding: "ninety",
    });
    expect(preview.hops[0]).toMatch(/^303 \/operator\/bulk\/\d+$/);
    expect(preview.text("#rows tbody")).toMatch(/10,00 €.*10,90 €/);
    expect(await price(product.sku)).toBe("10.00");
    const applied = await preview.submit(intent("apply"));
    expect(await price(product.sku)).toBe("10.90");
    await applied.submit(intent("undo"));
    expect(await price(product.sku)).toBe("10.00");
    const csv = await desk.get(`${preview.url}/rows.csv`);
    expect(csv.html).toContain(`${product.sku};`);
  });

  it("changes everything that the list's filter finds", async () => {
    const product = await aProduct();
    const desk = await atTheDesk();
    const list = await desk.get(`/operator/products?search=${product.sku}`);
    const forms = await list.submit(`${BAR} button[name=found]`);
    const preview = await forms.submit("#change-visible form", { value: "false" });
    expect(preview.text("#rows tbody")).toContain(product.sku);
    await preview.submit(intent("apply"));
    expect((await operator().products.list({ search: product.sku, show: "hidden" })).results).toHaveLength(1);
  });

  it("shows an error beside its field, and reports an empty selection", async () => {
    const product = await aProduct();
    const desk = await atTheDesk();
    const forms = await desk.get(`/operator/bulk?product=${product.id}`);
    const wrong = await forms.submit("#change-price form", { by: "molto" });
    expect(wrong.status).toBe(400);
    expect(wrong.$('#change-price [name="by"]').attr("value")).toBe("molto");
    expect(wrong.$('#change-price [name="by"]').attr("aria-invalid")).toBe("true");
    const list = await desk.get("/operator/products");
    expect((await list.submit(BAR)).text("main")).toContain("Non hai scelto nessun prodotto");
  });
});
