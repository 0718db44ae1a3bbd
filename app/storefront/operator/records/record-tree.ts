// Categories as a tree, as in the shop's menu.
import type { RecordListItem } from "~/contract/operator/records";

export interface TreeItem extends RecordListItem {
  depth: number;
}

/** Keeps the order of the list; children follow their parent. A category whose parent is not in the list is a root. */
export function asTree(items: readonly RecordListItem[]): TreeItem[] {
  const keys = new Set(items.map(({ key }) => key));
  const below = new Map<string, RecordListItem[]>();
  for (const item of items) {
    const parent = item.row.parent ?? "";
    const place = keys.has(parent) ? parent : "";
    below.set(place, [...(below.get(place) ?? []), item]);
  }
  const walk = (parent: string, depth: number): TreeItem[] =>
    (below.get(parent) ?? []).flatMap((item) => [{ ...item, depth }, ...walk(item.key, depth + 1)]);
  return walk("", 0);
}
