import { describe, expect, it } from "vitest";
import type { Category } from "~/contract/categories";
import { freshFacts } from "../../support/operator";
import { api } from "../../support/worker/worker";

const results = async (path: string): Promise<Category[]> => {
  const answer: { results: Category[] } = await (await api(path)).json();
  return answer.results;
};
const LINES = ["enologia", "homebrewing", "giardinaggio", "idroponica"];

describe("GET categories/menu/", () => {
  it("returns one level: the four lines, or the children of a category", async () => {
    const lines = await results("categories/menu/");
    // Another test may have added a category.
    const demo = lines.filter(({ slug }) => !slug.startsWith("rec-"));
    expect(demo.map(({ slug }) => slug)).toEqual(LINES);
    const under = await results(`categories/menu/?parent=${demo[1]?.id}`);
    expect(under.every(({ parent }) => parent === demo[1]?.id)).toBe(true);
    expect(under[0]?.children).toBeUndefined();
  });

  it("returns nothing for another taxonomy, and 404 for an unknown parent", async () => {
    expect(await results("categories/menu/?taxonomy=Other")).toEqual([]);
    expect((await api("categories/menu/?parent=999999")).status).toBe(404);
  });
});

describe("GET categories/tree/", () => {
  it("returns every category once, each under its parent", async () => {
    const tree = await results("categories/tree/");
    const flat = (list: Category[]): Category[] => list.flatMap((one) => [one, ...flat(one.children ?? [])]);
    const ids = flat(tree).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const category of flat(tree))
      for (const child of category.children ?? []) expect(child.parent).toBe(category.id);
  });

  it("counts the products that the list returns", async () => {
    for (const { slug, product_count } of await results("categories/menu/?parent=29")) {
      const { count }: { count: number } = await (
        await api(`products/p/?categories=${slug}&page_size=1`)
      ).json();
      expect([slug, product_count]).toEqual([slug, count]);
    }
  });
});

describe("GET categories/{id or slug}/ and categories/ancestors/", () => {
  it("returns a category by id and by each language's slug, with the one canonical slug", async () => {
    const wine: Category = await (await api("categories/winemaking/?locale=en")).json();
    expect(wine).toMatchObject({ slug: "enologia", name: "Winemaking", parent: null });
    expect(await (await api(`categories/${wine.id}/?locale=en`)).json()).toEqual(wine);
    expect(wine.custom_fields.map(({ key }) => key)).toEqual(["colour", "logo"]);
  });

  it("returns the ancestors from the root down, without the category itself", async () => {
    const above = await results("categories/ancestors/?category=luppolo-in-pellet");
    expect(above.map(({ slug }) => slug)).toEqual(["homebrewing", "luppoli"]);
    expect(await results("categories/ancestors/?category=enologia")).toEqual([]);
  });

  it("answers 404 for a category that does not exist", async () => {
    expect((await api("categories/nessuna/")).status).toBe(404);
    expect((await api("categories/999999/")).status).toBe(404);
    expect((await api("categories/ancestors/?category=nessuna")).status).toBe(404);
    expect((await api("categories/ancestors/")).status).toBe(400);
  });

  it("sends no query once the category is cached", async () => {
    await freshFacts();
    await api("categories/tree/");
    expect((await api("categories/tree/")).headers.get("D1-Round-Trips")).toBe("0");
  });
});
