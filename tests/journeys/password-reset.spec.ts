import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aCustomer } from "../support/builders/builders";
import { signIn } from "../support/builders/people";
import { codeMailedTo } from "../support/mailbox";

test("a customer resets a forgotten password with an emailed code, and then changes it again", async ({
  page,
}) => {
  const { username } = await aCustomer();
  await page.goto("/auth/login");
  await page.getByLabel("E-mail o nome utente").fill(username);
  await page.getByRole("button", { name: "Continua" }).click();
  // The first step has the same link, without the user name.
  await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
  await page.getByRole("link", { name: "Password dimenticata" }).click();
  await expect(page).toHaveURL(/password-forgotten/);
  await expect(page.getByLabel("E-mail o nome utente")).toHaveValue(username);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Manda il codice" }).click();
  await expect(page.getByText("il codice è partito")).toBeVisible();

  await page.getByLabel("Codice").fill("00000000");
  await page.getByLabel("Password nuova", { exact: true }).fill("Torchio-Verde-77");
  await page.getByLabel("Conferma la nuova password").fill("Torchio-Verde-77");
  await page.getByRole("button", { name: "Cambia la password" }).click();
  await expect(page.getByRole("alert")).toContainText("Codice non valido o scaduto");
  await expectAccessible(page);

  await page.getByLabel("Codice").fill(await codeMailedTo(username));
  await page.getByLabel("Password nuova", { exact: true }).fill("Torchio-Verde-77");
  await page.getByLabel("Conferma la nuova password").fill("Torchio-Verde-77");
  await page.getByRole("button", { name: "Cambia la password" }).click();
  await expect(page).toHaveURL("/auth/login");
  await expect(page.getByText("Password cambiata")).toBeVisible();

  await signIn(page, { username, password: "Torchio-Verde-77" });
  await page.goto("/account/details");
  await expectAccessible(page);
  await page.getByLabel("Password attuale").fill("Torchio-Verde-77");
  await page.getByLabel("Password nuova", { exact: true }).fill("Graticcio-Rosso-88");
  await page.getByLabel("Conferma la nuova password").fill("Graticcio-Rosso-88");
  await page.getByRole("button", { name: "Cambia la password" }).click();
  await expect(page.getByText("Sugli altri dispositivi dovrai accedere di nuovo")).toBeVisible();
  await expect(page.getByLabel("Password attuale")).toHaveValue("");
});
