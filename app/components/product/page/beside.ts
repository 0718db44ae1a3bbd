/** A part of a product page and its estimated height. */
export interface PartHeight {
  key: "facts" | "description" | "label";
  height: number;
}

/**
 * Returns how many parts are placed below the picture, next to the buy form, so that both columns end at about the same
 * height. The other parts use the whole width. Heights are in pixels of a desktop layout and depend only on data that
 * is the same for all visitors, so that nothing moves when the viewer's prices arrive.
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

/** Height of a list with leader dots. */
export const factsHeight = (count: number) => HEADING + 35 * count;
/** Height of paragraphs. */
export const proseHeight = (html: string) =>
  HEADING + html.split("</p>").reduce((sum, text) => sum + LINE * Math.ceil(text.length / CHARACTERS), 0);
/** Height of names with sentences in two columns. */
export const labelHeight = (count: number) => HEADING + 90 * Math.ceil(count / 2);
/** Height of title, price, sizes, button and delivery details. */
export const buyHeight = (sizes: number, warnings: number) =>
  620 + (sizes > 0 ? 130 + 62 * sizes : 0) + (warnings > 0 ? 110 + LINE * warnings : 0);
/** Height of the first picture and of the rows of three below it. */
export const pictureHeight = (pictures: number) => 480 + 165 * Math.ceil(Math.max(0, pictures - 1) / 3);
