// Scheduled publication: content is absent one second before its time, visible at its time, and in every cached
// page within one minute (CONTRACT §8).
import { expect, it } from "vitest";
import type { RecordRow } from "~/contract/operator/records";
import { MINUTE, manyWorkers, SECOND } from "../../support/worker/many-workers";

const world = manyWorkers();
const { settled, operate, pass, secondsUntil } = world;

/** ISO time in `minutes` minutes from now, without milliseconds, as the form stores times. */
const inMinutes = (minutes: number) =>
  `${new Date(Date.now() + minutes * MINUTE).toISOString().slice(0, 19)}Z`;
const texts = (name: string) => ({
  [`${name}_it`]: "Novello",
  [`${name}_en`]: "New",
  [`${name}_es`]: "Nuevo",
});
const PAGE = {
  ...texts("title"),
  ...texts("description"),
  blocks: "[]",
  position: "900",
  section: "company",
};
const ARTICLE = { ...texts("title"), ...texts("excerpt"), ...texts("body") };

async function planned(kind: "page" | "article", row: RecordRow): Promise<string> {
  const slug = `novello-${crypto.randomUUID().slice(0, 8)}`;
  const parts = { [`${kind}s`]: [{ slug, is_active: "true", ...row }] };
  expect((await operate(world.first, `content/${kind}/`, "POST", { parts })).status).toBe(201);
  return slug;
}

/** Returns each address with whether its response contains the slug: single records, lists and sitemaps. */
async function placesOf(page: string, article: string): Promise<[string, boolean][]> {
  const addresses: [string, string][] = [
    [`/api/v3/client/pages/${page}/`, page],
    ["/api/v3/client/pages/", page],
    ["/api/v3/client/sitemap/pages/?page_size=5000", page],
    [`/api/v3/client/blog/${article}/`, article],
    ["/api/v3/client/blog/", article],
    ["/api/v3/client/sitemap/articles/?page_size=5000", article],
  ];
  return Promise.all(
    addresses.map(async ([address, slug]): Promise<[string, boolean]> => {
      const answer = await world.first.ask(address);
      return [address, answer.status === 200 && (await answer.text()).includes(`"${slug}"`)];
    }),
  );
}
const everywhere = (all: [string, boolean][], is: boolean) => all.map(([address]) => [address, is]);

it("content is absent one second before its start, visible from its start, and absent from its end", async () => {
  const [from, until] = [inMinutes(5), inMinutes(20)];
  const page = await planned("page", { ...PAGE, shown_from: from, shown_until: until });
  const article = await planned("article", { ...ARTICLE, published_at: from, shown_until: until });
  const shown = () => placesOf(page, article);
  const steps: [number, boolean][] = [
    [5 * MINUTE - SECOND, false],
    [SECOND, true],
    [15 * MINUTE - SECOND, true],
    [SECOND, false],
  ];
  for (const [ms, is] of steps) {
    pass(ms);
    const all = await shown();
    expect(all).toEqual(everywhere(all, is));
  }
});

it("content appears in every cached copy within a minute: pages, lists, the footer, the sitemap", async () => {
  const from = inMinutes(5);
  const page = await planned("page", { ...PAGE, shown_from: from });
  const article = await planned("article", { ...ARTICLE, published_at: from });
  const copies: [string, string][] = [
    ["/home", `/${page}`],
    ["/news", article],
    ["/sitemap-pages.xml", page],
    ["/sitemap-articles.xml", article],
  ];
  pass(5 * MINUTE - SECOND);
  for (const isolate of [world.first, world.second])
    for (const [path, slug] of copies)
      for (const _ of ["made", "kept"])
        expect([path, (await (await isolate.ask(path)).text()).includes(slug)]).toEqual([path, false]);
  await settled();
  pass(SECOND);
  for (const isolate of [world.first, world.second])
    expect(await secondsUntil(isolate, "/home", `/${page}`)).toBeLessThanOrEqual(60);
  for (const isolate of [world.first, world.second])
    for (const [path, slug] of copies)
      expect([path, (await (await isolate.ask(path)).text()).includes(slug)]).toEqual([path, true]);
});
