// Drafts and publication windows of pages, articles, banners and slides.
import { describe, expect, it } from "vitest";
import type { RecordRow } from "~/contract/operator/records";
import { refusal } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { askOperator, operator } from "../../support/operator";
import { shopUrl } from "../../support/worker/worker";

const HOUR = 3_600_000;
const inHours = (hours: number) => `${new Date(Date.now() + hours * HOUR).toISOString().slice(0, 19)}Z`;
const shop = operator();
const aSlug = () => `uscita-${crypto.randomUUID().slice(0, 8)}`;
const title = { title_it: "Uscita", title_en: "Out", title_es: "Salida" };
const get = (path: string) => fetch(shopUrl() + path);
const api = async (path: string) => (await get(`/api/v3/client/${path}`)).text();

const PAGE = { description_it: "", description_en: "", description_es: "", blocks: "[]", position: "900" };

async function aPage(cells: RecordRow = {}) {
  const slug = aSlug();
  const row = { slug, ...title, ...PAGE, section: "company", is_active: "true", ...cells };
  await shop.content.create({ kind: "page", parts: { pages: [row] } });
  const change = async (more: RecordRow) => {
    const { version } = await shop.content.get({ kind: "page", key: slug });
    const pages = [{ ...row, ...more }];
    await shop.content.save({ kind: "page", key: slug, version, parts: { pages } });
  };
  return { slug, change };
}

async function whereShown(slug: string): Promise<boolean[]> {
  const page = await get(`/${slug}`);
  return [
    page.status === 200,
    (await api(`pages/${slug}/`)).includes(`"slug":"${slug}"`),
    (await api("pages/")).includes(`"${slug}"`),
    (await api("sitemap/pages/?page_size=5000")).includes(`"${slug}"`),
    (await (await get("/")).text()).includes(`"/${slug}"`),
  ];
}
const everywhere = (is: boolean) => [is, is, is, is, is];

describe("a page", () => {
  it("is not shown anywhere while it is a draft, before its start and from its end on", async () => {
    const { slug, change } = await aPage({ shown_from: inHours(-1), shown_until: inHours(1) });
    expect(await whereShown(slug)).toEqual(everywhere(true));
    await change({ is_active: "false" });
    expect(await whereShown(slug)).toEqual(everywhere(false));
    await change({ shown_from: inHours(1), shown_until: "" });
    expect(await whereShown(slug)).toEqual(everywhere(false));
    await change({ shown_from: "", shown_until: inHours(-1) });
    expect(await whereShown(slug)).toEqual(everywhere(false));
    await change({ shown_from: "", shown_until: "" });
    expect(await whereShown(slug)).toEqual(everywhere(true));
    const { version } = await shop.content.get({ kind: "page", key: slug });
    await shop.content.remove({ kind: "page", key: slug, version });
  });

  it("refuses an end before its start", async () => {
    const row = { slug: aSlug(), ...title, ...PAGE, shown_from: inHours(2), shown_until: inHours(1) };
    const answer = await askOperator("content/page/", {
      method: "POST",
      body: JSON.stringify({ parts: { pages: [row] } }),
    });
    expect((await refusal(answer)).fields.map(({ field, code }) => [field, code])).toEqual([
      ["pages.0.shown_until", "moments_reversed"],
    ]);
  });

  it("shows times of Italy in its form, and its state in words in its list", async () => {
    const { slug } = await aPage();
    const desk = await atTheDesk();
    const form = await desk.get(`/operator/edit/page?key=${slug}`);
    const saved = await form.submit(intent("save"), { "pages.0.shown_from": "2099-07-01T08:30" });
    const { parts } = await shop.content.get({ kind: "page", key: slug });
    expect(parts.pages?.[0]?.shown_from).toBe("2099-07-01T06:30:00Z");
    expect(saved.$('[name="pages.0.shown_from"]').attr("value")).toBe("2099-07-01T08:30");
    expect(saved.text("main")).toContain("Si vedrà dal");
    expect((await desk.get(`/operator/list/page?search=${slug}`)).text("main table")).toContain("2099");
    expect((await get(`/${slug}`)).status).toBe(404);
  });
});

it("an article is shown until its end", async () => {
  const slug = aSlug();
  const texts = Object.fromEntries(
    ["title", "excerpt", "body"].flatMap((column) =>
      ["it", "en", "es"].map((one) => [`${column}_${one}`, "Uscita"]),
    ),
  );
  const row = { slug, ...texts, published_at: inHours(-2), shown_until: inHours(1), is_active: "true" };
  const { version } = await shop.content.create({ kind: "article", parts: { articles: [row] } });
  const shown = async () => [
    (await get(`/news/${slug}`)).status === 200,
    (await api("blog/?page=-1")).includes(`"${slug}"`),
    (await api("sitemap/articles/?page_size=5000")).includes(`"${slug}"`),
  ];
  expect(await shown()).toEqual([true, true, true]);
  const articles = [{ ...row, shown_until: inHours(-1) }];
  const saved = await shop.content.save({ kind: "article", key: slug, version, parts: { articles } });
  expect(await shown()).toEqual([false, false, false]);
  await shop.content.remove({ kind: "article", key: slug, version: saved.version });
});

it("a slider has the slides of the current time", async () => {
  const slot = aSlug();
  const slide = (it: string, more: object) => ({
    ...{ image: null, image_mobile: null, cta_label: null, cta_href: null },
    ...{ title: { it, en: it, es: it }, text: { it: "", en: "", es: "" } },
    ...more,
  });
  const id = String(100_000 + Math.floor(Math.random() * 800_000_000));
  const slides = JSON.stringify([
    slide("sempre", {}),
    slide("bozza", { is_draft: true }),
    slide("domani", { shown_from: inHours(24) }),
    slide("finita", { shown_until: inHours(-1) }),
    slide("ora", { shown_from: inHours(-1), shown_until: inHours(1) }),
  ]);
  const { version } = await shop.content.create({
    kind: "slider",
    parts: { sliders: [{ id, slot, slides }] },
  });
  const shown = await api(`sliders/?slot=${slot}`);
  expect(["sempre", "bozza", "domani", "finita", "ora"].filter((one) => shown.includes(one))).toEqual([
    "sempre",
    "ora",
  ]);
  await shop.content.remove({ kind: "slider", key: id, version });
});
