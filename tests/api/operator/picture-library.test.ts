// The library of pictures: listed for the roles that may read it, searched, described, with the places that
// use each picture.
import { describe, expect, it } from "vitest";
import { detailOf } from "../../support/answers";
import { aProduct } from "../../support/builders/builders";
import { anSvg } from "../../support/builders/pictures";
import { aPerson } from "../../support/desk";
import { askOperator, operator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const shop = operator();
const aWord = () => crypto.randomUUID().slice(0, 8);
async function stored(name = `raccolta-${aWord()}.svg`): Promise<string> {
  await shop.pictures.put({ name }, { file: new Blob([anSvg("<rect width='9' height='9'/>")]) });
  return name;
}
const namesOf = async (query: Parameters<typeof shop.pictures.list>[0]) =>
  (await shop.pictures.list(query)).results.map(({ name }) => name);

describe("GET operator/pictures/", () => {
  it("finds by a part of a name, of a text in any language, or of a product's code", async () => {
    const [name, word] = [await stored(), aWord()];
    await shop.pictures.edit({ name, alt: { es: `Botella ${word}` } });
    const { sku } = await aProduct();
    await sql("UPDATE products SET images = ? WHERE sku = ?", JSON.stringify([name]), sku);
    for (const search of [name.slice(0, -4).toUpperCase(), word, `LLA ${word}`, sku.toLowerCase().slice(2)])
      expect([search, await namesOf({ search })]).toEqual([search, [name]]);
    expect(await namesOf({ search: `${word}%` })).toEqual([]);
  });

  it("returns whether a picture is used, and finds unused ones", async () => {
    const [free, used] = [await stored(), await stored()];
    const { sku } = await aProduct();
    await sql("UPDATE products SET image = ? WHERE sku = ?", used, sku);
    const both = await shop.pictures.list({ search: "raccolta-", page: -1 });
    const isUsed = new Map(both.results.map(({ name, is_used }) => [name, is_used]));
    expect([isUsed.get(free), isUsed.get(used)]).toEqual([false, true]);
    const unused = await namesOf({ search: "raccolta-", use: "none", page: -1 });
    expect([unused.includes(free), unused.includes(used)]).toEqual([true, false]);
  });

  it("refuses a search that is too long and an unknown use", async () => {
    expect((await askOperator(`pictures/?search=${"a".repeat(201)}`)).status).toBe(400);
    expect((await askOperator("pictures/?use=some")).status).toBe(400);
    expect((await askOperator("pictures/?page_size=100000")).status).toBe(400);
  });
});

describe("GET operator/pictures/{name}/details/", () => {
  it("names each place once, by the name that the shop shows", async () => {
    const name = await stored();
    const product = await aProduct();
    await sql(
      "UPDATE products SET image = ?1, images = json_array(?1) WHERE sku = ?2",
      ...[name, product.sku],
    );
    const slug = `vetrina-${aWord()}`;
    const texts = Object.fromEntries(
      ["title", "description"].flatMap((column) =>
        ["it", "en", "es"].map((one) => [`${column}_${one}`, "Vetrina"]),
      ),
    );
    const blocks = JSON.stringify([{ id: 1, type: "image", props: { image: name, alt: { it: "Vetrina" } } }]);
    await shop.content.create({
      kind: "page",
      parts: { pages: [{ slug, ...texts, blocks, section: "company", is_active: "false" }] },
    });
    const details = await shop.pictures.details({ name });
    expect([details.is_used, details.uses_count]).toEqual([true, 2]);
    expect(details.uses).toEqual([
      { place: "pages", key: slug, name: "Vetrina", parent: null },
      { place: "products", key: product.sku, name: product.name, parent: null },
    ]);
    const { version } = await shop.content.get({ kind: "page", key: slug });
    await shop.content.remove({ kind: "page", key: slug, version });
  });

  it("answers 404 for an unknown name", async () => {
    expect((await askOperator(`pictures/${aWord()}.png/details/`)).status).toBe(404);
  });
});

describe("PATCH operator/pictures/{name}/", () => {
  const edit = (name: string, body: unknown, headers: HeadersInit = {}) =>
    askOperator(`pictures/${name}/`, { method: "PATCH", body: JSON.stringify(body), headers });

  it("changes only the languages in the body, and is logged", async () => {
    const name = await stored();
    await shop.pictures.edit({ name, alt: { it: "Una bottiglia", en: "A bottle" } });
    const { alt } = await shop.pictures.edit({ name, alt: { it: "" } });
    expect(alt).toEqual({ it: "", en: "A bottle", es: "" });
    const rows = await sql("SELECT call, after FROM audit WHERE target = ? ORDER BY id", `picture/${name}`);
    expect(rows.map(({ call }) => call)).toEqual(["pictures.put", "pictures.edit", "pictures.edit"]);
    expect(rows.at(-1)?.after).toBe('{"alt_it":null,"alt_en":"A bottle","alt_es":null}');
  });

  it("refuses an unknown language, a text that is too long, and an unknown picture", async () => {
    const name = await stored();
    expect((await edit(name, { alt: { fr: "Une bouteille" } })).status).toBe(400);
    expect((await edit(name, { alt: { it: "a".repeat(301) } })).status).toBe(400);
    expect((await edit(`${aWord()}.png`, { alt: { it: "a" } })).status).toBe(404);
  });

  it("is for roles that write content; a role that only reads may list pictures", async () => {
    const name = await stored();
    const reader = await aPerson("read_only");
    expect((await reader.client.pictures.details({ name })).name).toBe(name);
    const headers = { Authorization: `Bearer ${reader.token}` };
    expect((await edit(name, { alt: { it: "No" } }, headers)).status).toBe(403);
    expect((await askOperator(`pictures/${name}/`, { method: "DELETE", headers })).status).toBe(403);
    const editor = await aPerson("content");
    expect((await editor.client.pictures.edit({ name, alt: { it: "Sì" } })).alt.it).toBe("Sì");
    const orders = await aPerson("orders");
    expect((await orders.client.pictures.list({ search: name })).count).toBe(1);
  });
});

it("DELETE refuses a picture that a page uses, names the place, and logs nothing", async () => {
  const name = await stored();
  const { sku } = await aProduct();
  await sql("UPDATE products SET image = ? WHERE sku = ?", name, sku);
  const answer = await askOperator(`pictures/${name}/`, { method: "DELETE" });
  expect(answer.status).toBe(409);
  expect(JSON.stringify(await detailOf(answer))).toContain(
    `(Prodotto)","uses":[{"place":"products","key":"${sku}`,
  );
  const calls = await sql("SELECT call FROM audit WHERE target = ?", `picture/${name}`);
  expect(calls.map(({ call }) => call)).toEqual(["pictures.put"]);
});
