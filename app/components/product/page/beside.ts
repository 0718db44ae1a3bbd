/** A part of a product's page, and about how high it is. */
export interface PartHeight {
  key: "facts" | "description" | "label";
  height: number;
}

/**
 * How many of the parts stand under the picture, beside what one buys; the others follow across the page.
 * So neither column ends long before the other. In pixels of a desk, and only of what is the same for everybody:
 * nothing moves when the reader's own prices arrive.
 */
export function countBeside(buy: number, picture: number, parts: PartHeight[]): number {
  let [best, height] = [0, picture];
  let least = Math.abs(buy - height);
  for (const [index, part] of parts.entries()) {
    height += part.height;
    const difference = Math.abs(buy - height);
    if (difference < least) [best, least] = [index + 1, difference];
  }
  return best;
}

const HEADING = 90;
const LINE = 26;
const CHARACTERS = 75;

/** A section of leader-dot lines. */
export const factsHeight = (count: number) => HEADING + 35 * count;
/** A section of paragraphs. */
export const proseHeight = (html: string) =>
  HEADING + html.split("</p>").reduce((sum, text) => sum + LINE * Math.ceil(text.length / CHARACTERS), 0);
/** A section of names with their sentences, two abreast. */
export const labelHeight = (count: number) => HEADING + 90 * Math.ceil(count / 2);
/** Title, price, sizes, button, promises. */
export const buyHeight = (sizes: number, warnings: number) =>
  620 + (sizes > 0 ? 130 + 62 * sizes : 0) + (warnings > 0 ? 110 + LINE * warnings : 0);
/** The first picture, and the others below it in rows of three. */
export const pictureHeight = (pictures: number) => 480 + 165 * Math.ceil(Math.max(0, pictures - 1) / 3);
