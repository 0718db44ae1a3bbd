// The back office without JavaScript: a tariff with its weight bands, and the weight of an item.
import { expect, it, onTestFinished } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { operator } from "../../support/operator";
import { ownShop } from "../../support/worker/own-shop";

it("a tariff is edited with its bands; a wrong band is marked and the others keep their values", async () => {
  const code = `B${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const own = await ownShop();
  onTestFinished(() => own.close());
  const desk = await atTheDesk(own.url);
  const form = await desk.get("/operator/edit/shipping");
  const texts = Object.fromEntries(
    ["name", "description"].flatMap((column) =>
      ["it", "en", "es"].map((locale) => [`shipping_policies.0.${column}_${locale}`, "A peso"]),
    ),
  );
  const typed = {
    ...texts,
    "shipping_policies.0.code": code,
    "shipping_policies.0.price": "4,90",
    "shipping_policies.0.measure": "weight",
    "shipping_policies.0.max_weight_g": "30000",
    "shipping_policies.0.estimated_days_min": "1",
    "shipping_policies.0.estimated_days_max": "3",
    "shipping_policies.0.countries": "IS",
    "shipping_bands.0.from": "2000",
    "shipping_bands.0.price": "9,90",
    "shipping_bands.1.from": "tanto",
    "shipping_bands.1.price": "19,90",
  };
  const wrong = await form.submit(intent("save"), typed);
  expect(wrong.status).toBe(400);
  expect(wrong.$('[name="shipping_bands.1.from"]').attr("aria-invalid")).toBe("true");
  expect(wrong.$('[name="shipping_bands.1.from"]').val()).toBe("tanto");
  expect(wrong.$('[name="shipping_bands.0.price"]').val()).toBe("9,90");
  const saved = await wrong.submit(intent("save"), { "shipping_bands.1.from": "10000" });
  expect(saved.hops.at(-1)).toContain("303");
  const shop = operator(own.url);
  const { parts } = await shop.selling.get({ kind: "shipping", key: code });
  expect(parts.shipping_bands).toEqual([
    { policy: code, from: "2000", price: "9.90" },
    { policy: code, from: "10000", price: "19.90" },
  ]);
  await own.db.prepare("UPDATE shipping_policies SET is_active = 1 WHERE code = ?").bind(code).run();
  const tried = await saved.submit("#example form", { country: "IS", amount: "50,00", weight_g: "2500" });
  expect(tried.text("#example")).toContain("2,5 kg");
  expect(tried.text("#example")).toContain("9,90 € IVA inclusa");
  const mistyped = await tried.submit("#example form", { weight_g: "molto" });
  expect(mistyped.$("#example-weight_g").attr("aria-invalid")).toBe("true");
});

it("the weight of an item is edited beside its stock", async () => {
  const product = await aProduct();
  const desk = await atTheDesk();
  const page = await desk.get(`/operator/items?item=${product.sku}`);
  const wrong = await page.submit(intent("weight"), { weight_g: "0" });
  expect(wrong.status).toBe(400);
  expect(wrong.$("#weight_g").attr("aria-invalid")).toBe("true");
  const saved = await wrong.submit(intent("weight"), { weight_g: "1250" });
  expect(saved.$("#weight_g").val()).toBe("1250");
  expect(await operator().items.get({ item: product.sku })).toMatchObject({ weight_g: 1250, on_hand: 100 });
  const empty = await saved.submit(intent("weight"), { weight_g: "" });
  expect(empty.$("#weight_g").val() ?? "").toBe("");
  expect(await operator().items.get({ item: product.sku })).toMatchObject({ weight_g: null });
});
