// Counts how many elements an SVG draws through reuse of its parts.
import type { SvgElement } from "./svg-tags";

/**
 * Drawn elements per element with an id, so that nested `use` elements cannot make a browser draw millions.
 */
export interface Uses {
  drawn: Map<string, { own: number; refs: string[] }>;
  ids: string[];
  /** Whether each open element has an id in `ids`. */
  hasId: boolean[];
  all: { own: number; refs: string[] };
}

/** Counts an element, for itself and for each open element with an id. */
export function count(uses: Uses, attributes: ReadonlyMap<string, string>, { name }: SvgElement): void {
  const ref =
    name === "use" ? (attributes.get("href") ?? attributes.get("xlink:href"))?.trim().slice(1) : undefined;
  const id = attributes.get("id");
  if (id !== undefined && !uses.drawn.has(id)) uses.drawn.set(id, { own: 0, refs: [] });
  for (const owner of new Set([...uses.ids, ...(id === undefined ? [] : [id])])) {
    const drawn = uses.drawn.get(owner);
    if (!drawn) continue;
    drawn.own += 1;
    if (ref) drawn.refs.push(ref);
  }
  uses.all.own += 1;
  if (ref) uses.all.refs.push(ref);
}

/** Opens an element; null: an element that is left out. */
export const enter = (uses: Uses, tag: SvgElement | null): void => {
  const id = tag?.attributes.find(([name]) => name === "id")?.[1];
  uses.hasId.push(id !== undefined);
  if (id !== undefined) uses.ids.push(id);
};

export const leave = (uses: Uses): void => {
  if (uses.hasId.pop()) uses.ids.pop();
};

/**
 * Number of elements in the whole drawing; more than MAX_DRAWN if it refers to itself or is nested too
 * deeply.
 */
export function drawnBy({ drawn, all }: Uses): number {
  const known = new Map<string, number>();
  const of = (id: string, above: ReadonlySet<string>): number => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const element = drawn.get(id);
    if (!element) return 0;
    // A cycle draws nothing in a browser; here it only must end.
    if (above.has(id) || above.size > MAX_DEPTH) return MAX_DRAWN + 1;
    let sum = element.own;
    for (const ref of element.refs) {
      sum += of(ref, new Set([...above, id]));
      if (sum > MAX_DRAWN) break;
    }
    known.set(id, sum);
    return sum;
  };
  return all.refs.reduce((sum, ref) => (sum > MAX_DRAWN ? sum : sum + of(ref, new Set())), all.own);
}
export const MAX_DEPTH = 100;
/** Maximum of drawn elements, each `use` counting as what it repeats. */
export const MAX_DRAWN = 100000;
