import { expect, test } from "@playwright/test";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { expectAccessible } from "../support/accessibility";
import { aCustomer, aProduct } from "../support/builders/builders";
import { anOrder } from "../support/builders/order-builder";
import { visitWithFonts } from "../support/builders/people";
import { sql } from "../support/worker/worker";

test("an operator signs in, ships an order, and changes a price", async ({ page }) => {
  // The test visits every section.
  test.setTimeout(180_000);
  const order = await anOrder({ customer: await aCustomer(), status: "processing" });
  await sql(
    "UPDATE orders SET business_name = ? WHERE id = ?",
    "Precipitevolissimevolmente".repeat(4),
    order.id,
  );
  await page.goto("/operator");
  await expectAccessible(page);
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByRole("alert")).toContainText("La chiave non è corretta.");
  await page.getByLabel("Password", { exact: true }).fill(OPERATOR_TOKEN);
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page).toHaveURL("/operator");
  await expectAccessible(page);
  await page
    .getByRole("navigation", { name: "Sezioni della gestione" })
    .getByRole("link", { name: "Ordini" })
    .click();
  await expect(page).toHaveURL("/operator/orders");
  await expectAccessible(page);
  await page.setViewportSize({ width: 1024, height: 720 });
  await visitWithFonts(page, "/operator/orders");
  const total = page.getByRole("row").filter({ hasText: order.number }).getByRole("cell").last();
  const { x = 0, width = 0 } = (await total.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(1024);

  const main = page.getByRole("main");
  await page.getByLabel("Stato", { exact: true }).selectOption("In preparazione");
  await page.getByLabel("Numero, cliente, riferimento, prodotto").fill(order.number);
  await main.getByRole("button", { name: "Cerca" }).click();
  await page.getByRole("link", { name: order.number }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number);
  await expectAccessible(page);
  await page.getByLabel("Nuovo stato").selectOption("Spedito");
  await page.locator("#carrier").fill("Corriere Uno");
  await page.getByRole("button", { name: "Cambia stato" }).click();
  await expect(page.getByRole("alert")).toContainText("Non è stato fatto nulla");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.locator("#carrier")).toHaveValue("Corriere Uno");
  await expectAccessible(page);
  await page.getByLabel("Nuovo stato").selectOption("Spedito");
  await page.locator("#tracking").fill("T-77");
  await page.getByRole("button", { name: "Cambia stato" }).click();
  await expect(page.getByText("L’ordine è stato aggiornato.")).toBeVisible();
  await expect(page.getByText("Corriere Uno T-77")).toBeVisible();
  expect((await sql("SELECT status FROM orders WHERE id = ?", order.id))[0]?.status).toBe("shipped");

  const product = await aProduct({ priceCents: 1000 });
  await page.getByRole("link", { name: "Magazzino e prezzi" }).click();
  await page.getByLabel("Codice o numero dell’articolo").fill(product.sku);
  await page.getByRole("button", { name: "Trova" }).click();
  await expect(page.getByRole("heading", { name: product.name })).toBeVisible();
  await expectAccessible(page);
  const retail = page.getByRole("form", { name: "Listino retail" });
  await retail.getByLabel("Prezzo", { exact: true }).fill("12,5");
  await retail.getByRole("button", { name: "Salva il prezzo" }).click();
  await expect(page.getByText("L’articolo è stato aggiornato.")).toBeVisible();
  await expect(retail.getByLabel("Prezzo", { exact: true })).toHaveValue("12,50");
  await page.goto(`/p/${product.slug}`);
  await expect(main).toContainText("12,50");

  for (const [room, path] of [
    ["Messaggi e recessi", "inbox"],
    ["E-mail", "mails"],
    ["Impostazioni", "settings"],
    ["Persone", "people"],
    ["Registro", "audit"],
  ] as const) {
    await page.goto("/operator");
    await page
      .getByRole("navigation", { name: "Sezioni della gestione" })
      .getByRole("link", { name: room })
      .click();
    await expect(page).toHaveURL(`/operator/${path}`);
    await expect(page.getByRole("heading", { level: 1, name: room })).toBeVisible();
    await expectAccessible(page);
  }
  await expect(main).toContainText("Cambio di stato");
  await page.getByRole("button", { name: "Esci dalla gestione" }).click();
  await expect(page).toHaveURL("/operator/sign-in");
  await page.goto("/operator");
  await expect(page).toHaveURL(/\/operator\/sign-in/);
});
