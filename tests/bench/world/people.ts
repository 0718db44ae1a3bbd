// Simulated visitors: nine in ten are anonymous, some are signed in, few place an order.
import { sql } from "../../support/worker/worker";

export type Kind = "nobody" | "signed in" | "ordering";

const SHARES: [Kind, number][] = [
  ["ordering", 0.02],
  ["signed in", 0.1],
  ["nobody", 1],
];

export const someone = (): Kind => {
  const dice = Math.random();
  return SHARES.find(([, below]) => dice < below)?.[0] ?? "nobody";
};

/** Returns a function that picks a slug at random; the product at rank n is picked 1/n as often as the first. */
export async function popularity(size: number): Promise<() => string> {
  const slugs = await sql<{ slug: string }>(
    "SELECT slug FROM products WHERE parent_id IS NULL AND is_active = 1 ORDER BY bestseller DESC, position, id LIMIT ?",
    size,
  );
  const weights = slugs.map((_, place) => 1 / (place + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return () => {
    let left = Math.random() * all;
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
    return slugs[Math.max(at, 0)]?.slug ?? "";
  };
}

/** @param product returns a random slug, weighted by popularity */
export function pathOf(kind: Kind, product: () => string): string {
  const dice = Math.random();
  if (kind === "signed in" && dice < 0.3) return dice < 0.15 ? "/cart" : "/account/orders";
  if (dice < 0.7) return `/p/${product()}`;
  if (dice < 0.8) return "/p";
  if (dice < 0.9) return "/home";
  return (
    ["/c/lieviti-enologici", "/c/homebrewing", "/p?offers=true", "/p?page=2"][Math.floor(dice * 1000) % 4] ??
    "/p"
  );
}
