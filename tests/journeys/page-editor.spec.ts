// An external page editor with the shop's preview in a frame: it works only from the configured origin.
import { createServer, type Server } from "node:http";
import { expect, test } from "@playwright/test";
import { type OwnShop, ownShop } from "../support/worker/own-shop";

const BLOCKS = [
  { id: 1, type: "hero", props: { title: "Bozza", text: "Non ancora salvata" } },
  { id: 2, type: "hologram", props: {} },
  {
    id: 3,
    type: "rich_text",
    props: { body: "<p>Pulito<img src=x onerror=parent.hacked()><script>1</script></p>" },
  },
  { id: 4, type: "category_grid", props: { title: "Linee", categories: ["enologia"] } },
  { id: 5, type: "product_carousel", props: { title: "Offerte", filter: { offers: true }, limit: 3 } },
  { id: 6, type: "cta", props: { title: "Vai", cta_label: "Vai", cta_href: "javascript:parent.hacked()" } },
  { id: "7", type: "html", props: { html: "<p>Un numero è un numero</p>" } },
  { id: 8, type: "rich_text", props: { body: { it: "<p>uno</p>", en: "<p>one</p>", es: "<p>uno</p>" } } },
  { id: 9, type: "canvas", props: { canvas: "nowhere" } },
];

/** A minimal external editor. */
const editorPage = (shop: string) => `<!doctype html><title>Editor</title>
<iframe src="${shop}/pgb-editor-preview" width="900" height="300"></iframe>
<script>
  window.heard = [];
  const frame = document.querySelector("iframe");
  addEventListener("message", ({ origin, data }) => {
    heard.push([origin, data.type, data.index, data.reason]);
    if (data.type === "height") frame.height = data.height;
    if (data.type === "ready") frame.contentWindow.postMessage({ type: "blocks", blocks: ${JSON.stringify(BLOCKS).replaceAll("</", "<\\/")} }, "${shop}");
  });
</script>`;

let shop: OwnShop;
let own: Server;
let foreign: Server;
const originOf = (server: Server) => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};
const serve = () =>
  new Promise<Server>((done) => {
    const server = createServer((_, answer) =>
      answer.setHeader("Content-Type", "text/html; charset=utf-8").end(editorPage(shop.url)),
    ).listen(0, "127.0.0.1", () => done(server));
  });

test.beforeAll(async () => {
  shop = await ownShop();
  own = await serve();
  foreign = await serve();
  await shop.set({ PAGE_BUILDER_URL: `${originOf(own)}/editor` });
});
test.afterAll(async () => {
  own.close();
  foreign.close();
  await shop.close();
});

test("the configured editor shows the draft in its full height, without a session", async ({ page }, {
  project,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    // The browser logs that the canvas of block 9 is missing.
    if (message.type() === "error" && !/\/canvasses\/nowhere\//.test(message.location().url))
      errors.push(message.text());
  });
  await page.goto(originOf(own));
  const preview = page.frameLocator("iframe");
  // The draft arrives in messages, which need JavaScript.
  if (project.name === "no-js") return expect(preview.getByText("Qui appare la pagina")).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Bozza" })).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Offerte" })).toBeVisible();
  await expect(preview.getByText("Pulito")).toBeVisible();
  await expect(preview.getByRole("link", { name: "Vai" })).toHaveCount(0);
  await expect(preview.locator("img[onerror], header, footer")).toHaveCount(0);
  await expect(preview.getByRole("region", { name: "Offerte" }).getByRole("listitem")).not.toHaveCount(0);
  const refused = await page.evaluate(() =>
    Reflect.get(window, "heard").filter(([, type]: string[]) => type === "refused"),
  );
  expect(refused.map(([, , index]: unknown[]) => index)).toEqual([1, 6, 7, 8]);
  for (const [origin, , , reason] of refused)
    expect([origin, reason]).toEqual([shop.url, expect.stringMatching(/./)]);
  await expect
    .poll(async () => Number(await page.locator("iframe").getAttribute("height")))
    .toBeGreaterThan(500);
  // Links in the preview do nothing.
  await preview.getByRole("link").first().click();
  await expect(preview.getByRole("heading", { name: "Bozza" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("another origin can neither frame nor message the preview", async ({ page, context }, { project }) => {
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.goto(originOf(foreign));
  await expect.poll(() => refused.join()).toContain("frame-ancestors");
  if (project.name === "no-js") return;
  expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual([]);

  // In a separate window, the preview ignores all messages.
  const opened = context.waitForEvent("page");
  await page.evaluate(
    (url) => Reflect.set(window, "shop", window.open(url)),
    `${shop.url}/pgb-editor-preview`,
  );
  const preview = await opened;
  await expect(preview.getByText("Qui appare la pagina")).toBeVisible();
  await page.evaluate(
    (blocks) => Reflect.get(window, "shop").postMessage({ type: "blocks", blocks }, "*"),
    BLOCKS,
  );
  await preview.waitForLoadState("networkidle");
  await expect(preview.getByText("Bozza")).toHaveCount(0);
});
