// Titles of pages without SEO data: the page's title, the customer of an agent's page, and the shop's name.
import type { MetaArgs, MetaFunction } from "@remix-run/cloudflare";

type Titled = () => Promise<{ title: string }>;
type Parents = {
  root: () => Promise<{
    frame: { shopName: string; actingFor: { name: string; city: string } | null } | null;
  }>;
};

export const titleMeta: MetaFunction<Titled, Parents> = (args) => [{ title: titleOf(args) }];

/** Title and robots of public pages that search engines should skip. */
export const noindexTitleMeta: MetaFunction<Titled, Parents> = (args) => [
  { title: titleOf(args) },
  { name: "robots", content: "noindex" },
];

// Each may be missing if its loader failed.
function titleOf({ data, matches }: MetaArgs<Titled, Parents>): string {
  const frame = matches.find(({ id }) => id === "root")?.data?.frame;
  const customer = [frame?.actingFor?.name, frame?.actingFor?.city].filter(Boolean).join(", ");
  return [data?.title, customer, frame?.shopName].filter(Boolean).join(" | ");
}
