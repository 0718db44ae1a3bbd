// Blanks the metadata of an AVIF file in place: EXIF (camera, place, date), XMP and boxes of programs.
// Removing them would move the picture's data, which the file refers to by position.
import { asciiAt, uint16, uint32, viewOf } from "./bytes";

export interface Box {
  type: string;
  from: number;
  to: number;
}

export const inside = (bytes: Uint8Array, box: Box | undefined, type: string): Box | undefined =>
  box && boxesIn(bytes, box.from, box.to)?.find((one) => one.type === type);

/** Null if a box goes past the end. */
export function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] | null {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const size = uint32(view, at);
    const isLong = size === 1;
    const length = isLong
      ? uint32(view, at + 8) * 2 ** 32 + uint32(view, at + 12)
      : size === 0
        ? end - at
        : size;
    if (!(length >= 8 && at + length <= end)) return null;
    boxes.push({ type: asciiAt(bytes, at + 4, 4), from: at + (isLong ? 16 : 8), to: at + length });
    at += length;
  }
  return boxes;
}

/** Types of metadata items. */
const METADATA = ["Exif", "mime", "uri "];
/** Boxes outside the picture with content of programs. */
const FOREIGN = ["uuid", "free", "skip", "udta"];
/** An EXIF item without entries: a decoder may refuse one that is not EXIF at all. */
const EMPTY_EXIF = [0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0];

/** A copy with blank metadata. @param boxes of the file */
export function blankMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  boxes: readonly Box[],
  meta: Box,
): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  const content = { ...meta, from: meta.from + 4 };
  const types = itemTypes(bytes, inside(bytes, content, "iinf"));
  const idat = inside(bytes, content, "idat")?.from ?? 0;
  for (const { item, from, to, isInIdat } of extentsOf(bytes, inside(bytes, content, "iloc"))) {
    const type = types.get(item);
    if (type === undefined || !METADATA.includes(type)) continue;
    const start = isInIdat ? idat + from : from;
    const end = isInIdat ? idat + to : to;
    copy.fill(0, start, end);
    if (type === "Exif" && end - start >= EMPTY_EXIF.length && end <= copy.length)
      copy.set(EMPTY_EXIF, start);
  }
  for (const { type, from, to } of [...boxes, ...(boxesIn(bytes, content.from, content.to) ?? [])])
    if (FOREIGN.includes(type)) copy.fill(0, from, to);
  return copy;
}

/** The type of each item, by its id: ISO 14496-12, `iinf`. */
function itemTypes(bytes: Uint8Array, iinf: Box | undefined): Map<number, string> {
  const types = new Map<number, string>();
  if (!iinf) return types;
  const view = viewOf(bytes);
  const first = iinf.from + (bytes[iinf.from] === 0 ? 6 : 8);
  for (const { type, from } of boxesIn(bytes, first, iinf.to) ?? []) {
    const isWide = bytes[from] === 3;
    if (type === "infe")
      types.set(
        isWide ? uint32(view, from + 4) : uint16(view, from + 4),
        asciiAt(bytes, from + (isWide ? 10 : 8), 4),
      );
  }
  return types;
}

interface Extent {
  item: number;
  from: number;
  to: number;
  isInIdat: boolean;
}

/** Positions of the data of each item: ISO 14496-12, `iloc`. */
function* extentsOf(bytes: Uint8Array, iloc: Box | undefined): Generator<Extent> {
  if (!iloc) return;
  const view = viewOf(bytes);
  const version = bytes[iloc.from] ?? 0;
  let at = iloc.from + 4;
  const number = (size: number): number => {
    at += size;
    if (size === 0) return 0;
    if (size === 2) return uint16(view, at - 2);
    return (size === 8 ? uint32(view, at - 8) * 2 ** 32 : 0) + uint32(view, at - 4);
  };
  const sizes = number(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const idSize = version < 2 ? 2 : 4;
  const items = number(idSize);
  for (let n = 0; n < items && at < iloc.to; n += 1) {
    const item = number(idSize);
    const isInIdat = version > 0 && (number(2) & 15) === 1;
    number(2);
    const base = number(baseSize);
    const extents = number(2);
    for (let extent = 0; extent < extents && at < iloc.to; extent += 1) {
      number(indexSize);
      const from = base + number(offsetSize);
      const length = number(lengthSize);
      yield { item, from, to: from + length, isInIdat };
    }
  }
}
