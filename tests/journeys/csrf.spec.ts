import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { aCustomer, aProduct } from "../support/builders/builders";
import { signIn } from "../support/builders/people";
import { shopUrl, sql } from "../support/worker/worker";

test("a form on another site changes nothing", async ({ page }) => {
  const customer = await aCustomer();
  const cork = await aProduct();
  await signIn(page, customer);
  const trap = createServer((_, answer) =>
    answer.setHeader("Content-Type", "text/html").end(`<form method="post" action="${shopUrl()}/cart">
      <input name="product" value="${cork.id}"><input name="qty" value="1"><button name="intent" value="add">Win</button></form>`),
  );
  await new Promise<void>((open) => trap.listen(0, "127.0.0.1", open));
  const address = trap.address();
  const port = typeof address === "object" && address ? address.port : 0;
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("button", { name: "Win" }).click(),
    ]);
    expect(answer.status()).toBe(403);
  } finally {
    trap.close();
  }
  expect(await sql("SELECT id FROM carts WHERE customer_id = ?", customer.id)).toEqual([]);
});
