// The back office: edits a page's blocks in forms without JavaScript, with a preview.
import { expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { browser, intent } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { aPerson } from "../../support/desk";
import { operator } from "../../support/operator";

const SAVE = `form ${intent("save")}:not([aria-hidden])`;
const CELL = "pages.0.blocks";
const field = (name: string) => `[name="${CELL}.${name}"]`;
const slugOf = () => `pagina-${crypto.randomUUID().slice(0, 8)}`;

/** Creates a page that no list of the shop contains. @returns its slug */
async function aPage(blocks: unknown[] = []): Promise<string> {
  const slug = slugOf();
  await operator().content.create({
    kind: "page",
    parts: {
      pages: [
        {
          ...{ slug, is_active: "true", position: "0", blocks: JSON.stringify(blocks) },
          ...{ title_it: "Prova", title_en: "Test", title_es: "Prueba" },
          ...{ description_it: "Prova", description_en: "Test", description_es: "Prueba" },
        },
      ],
    },
  });
  return slug;
}

const blocksOf = async (slug: string) => {
  const { parts } = await operator().content.get({ kind: "page", key: slug });
  return JSON.parse(parts.pages?.[0]?.blocks ?? "[]");
};

it("the page editor adds, fills, moves, copies and removes blocks without losing typed text between the steps", async () => {
  const slug = await aPage();
  const desk = await atTheDesk();
  const page = await desk.get(`/operator/edit/page?key=${slug}`);
  const hero = await page.submit(intent("step.add"), {
    "pages.0.title_it": "Altro",
    [`${CELL}.add`]: "hero",
  });
  expect(hero.status).toBe(200);
  expect(hero.$('[name="pages.0.title_it"]').attr("value")).toBe("Altro");
  const faq = await hero.submit(intent("step.add"), {
    ...{ [`${CELL}.title_it`]: "Si vendemmia", [`${CELL}.title_en`]: "Harvest" },
    [`${CELL}.add`]: "faq",
  });
  const item = await faq.submit(intent("step.item-add.items"));
  const filled = { [`${CELL}.items-0-question_it`]: "Quando?", [`${CELL}.items-0-answer_it`]: "<p>Ora</p>" };
  const up = await item.submit(intent("step.up.1"), filled);
  expect(up.text("#blocks ol li:first-child b")).toBe("1. Domande e risposte");
  expect(up.$(field("items-0-question_it")).attr("value")).toBe("Quando?");
  const copied = await up.submit(intent("step.copy.0"));
  const hero2 = await copied.submit(intent("step.open.2"));
  expect(hero2.$(field("title_en")).attr("value")).toBe("Harvest");
  const fewer = await hero2.submit(intent("step.remove.2"));
  const saved = await fewer.submit(SAVE);
  expect(saved.hops).toEqual([`303 /operator/edit/page?key=${slug}`]);
  expect(await blocksOf(slug)).toMatchObject([
    { type: "faq", props: { items: [{ question: { it: "Quando?" }, answer: { it: "<p>Ora</p>" } }] } },
    { type: "faq", id: 3 },
  ]);
  expect((await operator().content.get({ kind: "page", key: slug })).parts.pages?.[0]?.title_it).toBe(
    "Altro",
  );
});

it("the page editor shows missing, invalid and nonexistent values beside the field, and opens the block", async () => {
  const product = await aProduct();
  const slug = await aPage([
    { id: 1, type: "hero", props: { title: { it: "Uno" } } },
    { id: 2, type: "hologram", props: { depth: 3 } },
    { id: 3, type: "cta", props: { title: { it: "Vai" } } },
  ]);
  const desk = await atTheDesk();
  const open = await (await desk.get(`/operator/edit/page?key=${slug}`)).submit(intent("step.open.2"));
  const wrong = await open.submit(SAVE, { [`${CELL}.cta_href_it`]: "javascript:alert(1)" });
  expect(wrong.status).toBe(400);
  expect(wrong.$(field("cta_href_it")).attr("aria-invalid")).toBe("true");
  const hero = await (await wrong.submit(intent("step.open.0"), { [`${CELL}.cta_href_it`]: "/p" })).submit(
    SAVE,
    {
      [`${CELL}.products`]: `${product.sku}, NESSUNO`,
    },
  );
  expect(hero.text(`[id="${CELL}.products-error"]`)).toContain("NESSUNO");
  const picture = await hero.submit(SAVE, {
    [`${CELL}.products`]: product.sku,
    [`${CELL}.image`]: "none.jpg",
  });
  expect(picture.status).toBe(400);
  expect(picture.$(field("image")).attr("aria-invalid")).toBe("true");
  const saved = await picture.submit(SAVE, { [`${CELL}.image`]: "" });
  expect(saved.hops).toHaveLength(1);
  expect(await blocksOf(slug)).toEqual([
    { id: 1, type: "hero", props: { title: { it: "Uno", en: "", es: "" }, products: [product.id] } },
    { id: 2, type: "hologram", props: { depth: 3 } },
    {
      id: 3,
      type: "cta",
      props: { title: { it: "Vai", en: "", es: "" }, cta_href: { it: "/p", en: "", es: "" } },
    },
  ]);
  const again = await saved.submit(intent("step.open.0"));
  expect(again.$(field("products")).attr("value")).toBe(product.sku);
  const foreign = await again.submit(intent("step.open.1"));
  expect(foreign.text(field("json"))).toContain('"depth": 3');
});

it("the page editor previews typed text in a frame in any language, without storing it", async () => {
  const slug = await aPage([{ id: 1, type: "hero", props: { title: { it: "Vecchio", en: "Old" } } }]);
  const desk = await atTheDesk();
  const page = await desk.get(`/operator/edit/page?key=${slug}`);
  expect(page.headers.get("Content-Security-Policy")).toContain("frame-src 'self'");
  const open = await page.submit(intent("step.open.0"));
  const frame = '[formtarget="page-preview"]';
  expect(open.$("iframe").attr("name")).toBe("page-preview");
  const shown = await open.submit(frame, { [`${CELL}.title_it`]: "Nuovo" });
  expect(shown.text("h1")).toBe("Nuovo");
  expect(shown.$("header, footer").length).toBe(0);
  const policy = shown.headers.get("Content-Security-Policy");
  expect([policy?.includes("frame-ancestors 'self'"), shown.headers.get("X-Frame-Options")]).toEqual([
    true,
    null,
  ]);
  const english = await open.submit(frame, { [`${CELL}.title_en`]: "New", preview_locale: "en" });
  expect(english.text("h1")).toBe("New");
  expect(await blocksOf(slug)).toMatchObject([{ props: { title: { it: "Vecchio" } } }]);
  const answer = await desk.post("/operator/preview-blocks", {
    [CELL]: '[{"id":1,"type":"cta","props":{"title":"Ciao"}}]',
  });
  expect(JSON.parse(answer.html)).toMatchObject({
    blocks: [{ type: "cta", props: { title: "Ciao" } }],
    locale: "it",
  });
});

it("the page editor shows a preview only to an operator who may read content", async () => {
  const visitor = browser();
  expect((await visitor.get("/operator/preview")).url).toMatch(/^\/operator\/sign-in/);
  const { client } = await aPerson("orders");
  expect((await client.blocks.show({ blocks: [], locale: "it" })).blocks).toEqual([]);
});

it("the slider editor edits slides in the same way", async () => {
  const desk = await atTheDesk();
  const id = String(Math.floor(Math.random() * 900_000) + 1000);
  const cell = "sliders.0.slides";
  const form = await desk.get("/operator/edit/slider");
  const slide = await form.submit(intent("step.add"), {
    "sliders.0.id": id,
    "sliders.0.slot": `prova-${id}`,
  });
  const saved = await slide.submit(SAVE, { [`${cell}.title_it`]: "Prima", [`${cell}.cta_href`]: "/p" });
  expect(saved.hops).toEqual([`303 /operator/edit/slider?key=${id}`]);
  const { parts } = await operator().content.get({ kind: "slider", key: id });
  expect(JSON.parse(parts.sliders?.[0]?.slides ?? "")).toMatchObject([
    { title: { it: "Prima" }, cta_href: "/p", image: null },
  ]);
});

it("the page editor describes in words how the blocks of an earlier version differ", async () => {
  const slug = await aPage([{ type: "hero", props: { title: { it: "Prima", en: "First", es: "Antes" } } }]);
  const desk = await atTheDesk();
  const page = await desk.get(`/operator/edit/page?key=${slug}`);
  const open = await page.submit(intent("step.open.0"));
  const saved = await open.submit(SAVE, { [`${CELL}.title_it`]: "Dopo" });
  const earlier = await saved.follow("#versions a");
  const words = earlier.text("#version tbody");
  expect(words).toMatch(/1, Titolo, it: Dopo.*1, Titolo, it: Prima/);
  expect(words).not.toMatch(/First|[{"\]]/);
});
