// The links of menu and footer: edited in the back office, shown by the shop.
import { expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { browser, intent } from "../../support/browser";
import { askOperator, operator } from "../../support/operator";
import { api, shopUrl, sql } from "../../support/worker/worker";

const shop = operator();
const aCode = () => `link-${crypto.randomUUID().slice(0, 8)}`;
const link = (code: string, more: object = {}) => ({
  ...{ code, place: "service", position: "900", is_active: "true", target: "/contatti" },
  ...{ label_it: `Aiuto ${code}`, label_en: `Help ${code}`, label_es: `Ayuda ${code}` },
  ...more,
});
const create = (row: object) =>
  askOperator("content/link/", { method: "POST", body: JSON.stringify({ parts: { site_links: [row] } }) });
const aPage = (slug: string) => ({
  ...{ slug, title_it: slug, description_it: "", blocks: "[]", is_active: "true", position: "900" },
});
const codesOf = async (answer: Response) =>
  (await refusal(answer)).fields.map(({ field, code }) => [field, code]);
/** Returns the targets of all menu and footer links with this label on a page of the shop. */
const hrefsOf = async (label: string, locale = "it") => {
  const page = await browser(shopUrl()).get(`/news?locale=${locale}`);
  return page
    .$("nav a, footer a")
    .filter((_, one) => page.$(one).text() === label)
    .map((_, one) => page.$(one).attr("href"))
    .get();
};

it("a link is created in a form, shown in the reader's language, hidden, and deleted with its record", async () => {
  const code = aCode();
  const save = async (more: object) => {
    const { version } = await shop.content.get({ kind: "link", key: code });
    await shop.content.save({
      ...{ kind: "link", key: code, version },
      parts: { site_links: [link(code, more)] },
    });
  };
  const desk = await atTheDesk();
  const form = await desk.get("/operator/edit/link");
  const { is_active, ...typed } = link(code);
  const fields = Object.entries(typed).map(([name, value]) => [`site_links.0.${name}`, value]);
  const made = await form.submit(intent("save"), Object.fromEntries(fields));
  expect(made.hops).toEqual([`303 /operator/edit/link?key=${code}`]);
  await save({ is_active });
  expect(await hrefsOf(`Aiuto ${code}`)).toEqual(["/contatti"]);
  expect(await hrefsOf(`Help ${code}`, "en")).toEqual(["/contacts"]);
  expect((await desk.get(`/operator/list/link?search=${code}`)).text("main table")).toContain(code);

  await save({ place: "menu", target: "https://example.com/a" });
  expect(await hrefsOf(`Aiuto ${code}`)).toEqual(["https://example.com/a"]);
  await save({ is_active: "false" });
  expect(await hrefsOf(`Aiuto ${code}`)).toEqual([]);

  const asked = await desk.get(`/operator/edit/link?key=${code}&delete=1`);
  expect((await asked.submit(intent("delete"))).hops).toEqual(["303 /operator/list/link"]);
  expect((await askOperator(`content/link/${code}/`)).status).toBe(404);
});

it("links are sorted by position", async () => {
  const [later, sooner] = [aCode(), aCode()];
  await create(link(later, { position: "902" }));
  await create(link(sooner, { position: "901" }));
  const { results }: { results: { label: string }[] } = await (await api("links/")).json();
  const own = results
    .map(({ label }) => label)
    .filter((label) => label.endsWith(later) || label.endsWith(sooner));
  expect(own).toEqual([`Aiuto ${sooner}`, `Aiuto ${later}`]);
});

it("a link requires a label and a target in the shop or an https URL", async () => {
  for (const target of ["javascript:alert(1)", "//evil.test", "http://example.com", `/${"x".repeat(600)}`])
    expect(await codesOf(await create(link(aCode(), { target })))).toEqual([
      ["site_links.0.target", "not_a_link"],
    ]);
  const codes = async (more: object) => codesOf(await create(link(aCode(), more)));
  expect(await codes({ label_it: " " })).toEqual([["site_links.0.label_it", "required"]]);
  expect(await codes({ label_en: "x".repeat(61) })).toEqual([["site_links.0.label_en", "too_long"]]);
  expect(await codes({ place: "elsewhere" })).toEqual([["site_links.0.place", "not_among"]]);
});

it("a legally required page cannot be removed from the footer", async () => {
  const { version, parts } = await shop.content.get({ kind: "page", key: "privacy" });
  for (const [cell, value] of [
    ["is_active", "false"],
    ["section", ""],
    ["shown_until", "2099-01-01T00:00:00Z"],
  ] as const) {
    const pages = (parts.pages ?? []).map((row) => ({ ...row, [cell]: value }));
    const answer = await askOperator("content/page/privacy/", {
      method: "PUT",
      body: JSON.stringify({ version, parts: { ...parts, pages } }),
    });
    expect(await codesOf(answer)).toEqual([[`pages.0.${cell}`, "legal_page"]]);
  }
  const removed = await askOperator("content/page/privacy/", {
    method: "DELETE",
    body: JSON.stringify({ version }),
  });
  expect(await refusal(removed)).toMatchObject({ status: 409, code: "legal_page" });
});

it("a legally required page keeps its address, and no other page can take it", async () => {
  const { version, parts } = await shop.content.get({ kind: "page", key: "privacy" });
  const saved = await askOperator("content/page/privacy/", {
    method: "PUT",
    body: JSON.stringify({ version, parts: { ...parts, page_slugs: [{ slug: `riservatezza-${aCode()}` }] } }),
  });
  expect(await refusal(saved)).toMatchObject({ status: 409, code: "legal_page" });
  expect((await browser(shopUrl()).get("/privacy")).status).toBe(200);
  const page = `pagina-${aCode()}`;
  await shop.content.create({ kind: "page", parts: { pages: [aPage(page)] } });
  const file = await askOperator("import/page_slugs/?check=true", {
    method: "POST",
    headers: { "Content-Type": "text/csv" },
    body: `slug,page\nprivacy,${page}\n`,
  });
  expect(await file.text()).toContain("legal_page");
});

it("a page's address cannot change while a link leads to it", async () => {
  const [page, code] = [`pagina-${aCode()}`, aCode()];
  const more = `${page}-di-nuovo`;
  await shop.content.create({ kind: "page", parts: { pages: [aPage(page)] } });
  const first = await shop.content.get({ kind: "page", key: page });
  const save = (version: string, slugs: string[]) =>
    askOperator(`content/page/${page}/`, {
      method: "PUT",
      body: JSON.stringify({ version, parts: { page_slugs: slugs.map((slug) => ({ slug })) } }),
    });
  await save(first.version, [page, more]);
  await create(link(code, { target: `/${more}?da=menu` }));
  const { version } = await shop.content.get({ kind: "page", key: page });
  expect(await refusal(await save(version, [page]))).toMatchObject({ status: 409, code: "in_use" });
  const removed = () =>
    askOperator(`content/page/${page}/`, { method: "DELETE", body: JSON.stringify({ version }) });
  expect(await refusal(await removed())).toMatchObject({ status: 409, code: "in_use" });
  const own = await shop.content.get({ kind: "link", key: code });
  await shop.content.remove({ kind: "link", key: code, version: own.version });
  expect((await removed()).status).toBe(204);
});

it("links are listed by place in the shop's order, each place under the shop's title", async () => {
  const codes = ["service", "company", "menu", "catalogue"].map((place) => ({ place, code: aCode() }));
  const common = crypto.randomUUID().slice(0, 8);
  for (const { place, code } of codes) await create(link(code, { place, label_en: common }));
  const list = await (await atTheDesk()).get(`/operator/list/link?search=${common}`);
  const rows = list
    .$("main tbody tr")
    .map((_, row) => list.$(row).text())
    .get();
  const names = ["Menu in alto", "Piè di pagina: Linee", "col nome del negozio", "Piè di pagina: Servizio"];
  expect(rows).toHaveLength(4);
  for (const [n, name] of names.entries()) expect(rows[n]).toContain(name);
  const shown = await browser(shopUrl()).get("/news?locale=it");
  const titles = shown
    .$("footer summary")
    .map((_, one) => shown.$(one).text())
    .get();
  expect(titles).toEqual(expect.arrayContaining(["Linee", "Servizio"]));
});

it("a link moves up and down among its neighbours, also with equal positions, and the second of two editors is informed", async () => {
  const mine = crypto.randomUUID().slice(0, 8);
  const [a, b, c] = [`zz-${mine}-a`, `zz-${mine}-b`, `zz-${mine}-c`];
  for (const code of [a, b, c]) await create(link(code, { place: "company", position: "7777" }));
  const desk = await atTheDesk();
  const list = () => desk.get("/operator/list/link");
  const codes = async () =>
    (
      await sql<{ code: string }>(
        "SELECT code FROM site_links WHERE code LIKE ? ORDER BY position, code",
        `zz-${mine}-%`,
      )
    ).map(({ code }) => code);
  const press = async (page: Awaited<ReturnType<typeof list>>, value: string) =>
    page.submit(`button[value="${value}"]`);
  const [one, other] = [await list(), await list()];
  expect(one.$(`button[value="up.${b}.${a}"]`).attr("aria-label")).toBe(`Sposta su: Aiuto ${b}`);
  const moved = await press(one, `up.${b}.${a}`);
  expect(moved.hops).toEqual(["303 /operator/list/link"]);
  expect(await codes()).toEqual([b, a, c]);
  const told = await press(other, `up.${b}.${a}`);
  expect(told.text("body")).toContain("Nel frattempo qualcun altro ha salvato una modifica");
  expect(await codes()).toEqual([b, a, c]);
  await press(await list(), `down.${a}.${c}`);
  expect(await codes()).toEqual([b, c, a]);
  const [entry] = await sql("SELECT call FROM audit WHERE target = ?", `link/${a}/position`);
  expect(entry).toEqual({ call: "siteLinks.move" });
  for (const code of [a, b, c]) {
    const { version } = await shop.content.get({ kind: "link", key: code });
    await shop.content.remove({ kind: "link", key: code, version });
  }
});

it("a link to a missing page or a draft is reported in the back office, with suggestions", async () => {
  const [draft, gone] = [aCode(), aCode()];
  const slug = `bozza-${draft.slice(5)}`;
  await shop.content.create({
    kind: "page",
    parts: { pages: [{ ...aPage(slug), is_active: "false" }], page_slugs: [{ slug }] },
  });
  await create(link(draft, { target: `/${slug}` }));
  await create(link(gone, { target: "/c/no-such-category" }));
  const desk = await atTheDesk();
  const list = await desk.get("/operator/list/link");
  const row = (code: string) => list.text(`main tr:contains("${code}")`);
  expect(row(draft)).toContain("non si vede");
  expect(row(gone)).toContain("non c’è");
  const record = await desk.get(`/operator/edit/link?key=${gone}`);
  expect(record.text("main")).toContain("porta a una pagina che non c’è");
  const proposed = record
    .$("#keys-target option")
    .toArray()
    .map((one) => record.$(one).attr("value"));
  expect(proposed).toEqual(expect.arrayContaining(["/contatti", "/news", `/${slug}`]));
  const { results } = await shop.siteLinks.targets({});
  expect(results.find(({ code }) => code === gone)).toMatchObject({ state: "missing" });
  // A published page is not reported. Screens of the shop and other sites are never checked.
  await sql("UPDATE pages SET is_active = 1 WHERE slug = ?", slug);
  const states = async () => (await shop.siteLinks.targets({})).results;
  expect((await states()).find(({ code }) => code === draft)).toMatchObject({ state: "shown" });
  for (const target of ["/contatti", "/p?offers=1", "https://example.com/x", "/home"]) {
    const code = aCode();
    await create(link(code, { target }));
    expect((await states()).find((one) => one.code === code)).toMatchObject({ target, state: "shown" });
  }
});
