// What stands in the browser's tab above a page that search engines do not see: what it is, and whose shop.
import type { MetaArgs, MetaFunction } from "@remix-run/cloudflare";

type Titled = () => Promise<{ title: string }>;
type Parents = { root: () => Promise<{ frame: { shopName: string } | null }> };

/** For a page behind the login. */
export const titleMeta: MetaFunction<Titled, Parents> = (args) => [{ title: titleOf(args) }];

/** For a page that is open, and nothing to be found by. */
export const noindexTitleMeta: MetaFunction<Titled, Parents> = (args) => [
  { title: titleOf(args) },
  { name: "robots", content: "noindex" },
];

// Either may be missing where its loader failed.
const titleOf = ({ data, matches }: MetaArgs<Titled, Parents>): string =>
  [data?.title, matches.find(({ id }) => id === "root")?.data?.frame?.shopName].filter(Boolean).join(" | ");
