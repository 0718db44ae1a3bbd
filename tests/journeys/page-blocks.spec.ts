// The back office's page editor: the same form with and without JavaScript, and a live preview beside it.
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { signInOperator } from "../support/builders/people";
import { sql } from "../support/worker/worker";

test("an operator builds a page of blocks and previews it before saving", async ({ page }, { project }) => {
  const slug = `pagina-${crypto.randomUUID().slice(0, 8)}`;
  await signInOperator(page);
  await page.goto("/operator/edit/page");
  const main = page.getByRole("main");
  await main.getByLabel("Indirizzo nel negozio").first().fill(slug);
  for (const field of ["Titolo", "Descrizione"])
    for (const locale of ["it", "en", "es"])
      await main.getByLabel(`${field} (${locale})`).fill(`${field} ${locale}`);
  await main.getByLabel("Tipo di blocco").selectOption("Apertura");
  await main.getByRole("button", { name: "Aggiungi", exact: true }).click();
  await main.getByRole("textbox", { name: "Titolo", exact: true }).fill("Si vendemmia");
  const frame = page.frameLocator("iframe");
  if (project.name === "no-js") await main.getByRole("button", { name: "Aggiorna l’anteprima" }).click();
  await expect(frame.getByRole("heading", { name: "Si vendemmia" })).toBeVisible();
  await expect(main.getByLabel("Titolo (en)").first()).toHaveValue("Titolo en");
  await main.getByLabel("Tipo di blocco").selectOption("Domande e risposte");
  await main.getByRole("button", { name: "Aggiungi", exact: true }).click();
  await main.getByRole("button", { name: "Aggiungi una domanda" }).click();
  await expect(main.getByRole("group", { name: "Domanda 1" }).first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Domanda");
  await main.getByRole("textbox", { name: "Domanda", exact: true }).fill("Quando?");
  await main.getByRole("textbox", { name: "Risposta", exact: true }).fill("<p>Ora</p>");
  await main.getByRole("button", { name: "Sposta su: 2. Domande e risposte" }).click();
  await expect(main.getByRole("listitem").first()).toContainText("1. Domande e risposte");
  await main.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(page.getByText("Salvato.")).toBeVisible();
  const [row] = await sql("SELECT blocks FROM pages WHERE slug = ?", slug);
  expect(JSON.parse(String(row?.blocks)).map(({ type }: { type: string }) => type)).toEqual(["faq", "hero"]);
  await sql("DELETE FROM pages WHERE slug = ?", slug);
});
