// Reads a TrueType font file (tables of the OpenType specification): glyphs and widths of characters, and a
// subset of the font for embedding in a PDF.

export interface TrueType {
  /** Glyph of a character; 0 if the font lacks it. */
  glyphOf(codePoint: number): number;
  /** In thousandths of the font size. */
  widthOf(codePoint: number): number;
  /** Glyphs keep their numbers; those not in the subset have no outline. */
  subset(codePoints: Iterable<number>): Uint8Array;
}

/**
 * Requires a character map in segments (format 4), as in every font of one plane. @throws Error for another
 * file
 */
export function readTrueType(bytes: Uint8Array): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tablesOf(view);
  const at = (tag: string): number => {
    const table = tables.get(tag);
    if (!table) throw new Error(`the font has no table ${tag}`);
    return table.offset;
  };
  const glyphs = readCharacters(view, at("cmap"));
  const unitsPerEm = view.getUint16(at("head") + 18);
  const metrics = view.getUint16(at("hhea") + 34);
  const glyphOf = (codePoint: number) => glyphs.get(codePoint) ?? 0;
  return {
    glyphOf,
    widthOf(codePoint) {
      const metric = Math.min(glyphOf(codePoint), metrics - 1);
      return (view.getUint16(at("hmtx") + metric * 4) * 1000) / unitsPerEm;
    },
    subset(codePoints) {
      const used = new Set([0, ...[...codePoints].map(glyphOf)]);
      const places = { glyf: at("glyf"), loca: at("loca"), head: at("head"), maxp: at("maxp") };
      const { glyf, loca } = outlinesOf(view, places, used);
      const copied = ["head", "hhea", "hmtx", "maxp"].map((tag) => {
        const { offset, length } = tables.get(tag) ?? { offset: 0, length: 0 };
        return [tag, bytes.slice(offset, offset + length)] as const;
      });
      const parts = new Map<string, Uint8Array>([...copied, ["glyf", glyf], ["loca", loca]]);
      // The new "loca" table has long offsets.
      const head = parts.get("head");
      if (head) head[51] = 1;
      return fontFile(parts);
    },
  };
}

function tablesOf(view: DataView): Map<string, { offset: number; length: number }> {
  const tables = new Map<string, { offset: number; length: number }>();
  for (let n = 0; n < view.getUint16(4); n += 1) {
    const row = 12 + n * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(row + byte)));
    tables.set(tag, { offset: view.getUint32(row + 8), length: view.getUint32(row + 12) });
  }
  return tables;
}

function readCharacters(view: DataView, cmap: number): Map<number, number> {
  const places = Array.from({ length: view.getUint16(cmap + 2) }, (_, n) =>
    view.getUint32(cmap + 4 + n * 8 + 4),
  );
  const start = places.map((place) => cmap + place).find((place) => view.getUint16(place) === 4);
  if (start === undefined) throw new Error("the font has no character map in segments");
  const size = view.getUint16(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + size * 2, 16 + size * 3].map(
    (place) => start + place,
  ) as [number, number, number, number];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const delta = view.getUint16(deltas + segment);
    const offset = view.getUint16(offsets + segment);
    for (let code = view.getUint16(starts + segment); code <= view.getUint16(ends + segment); code += 1) {
      if (code === 0xffff) break;
      const place = offsets + segment + offset + (code - view.getUint16(starts + segment)) * 2;
      const glyph = offset === 0 ? code : view.getUint16(place);
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** The outlines of the named glyphs and of their components; all others are empty. */
function outlinesOf(
  view: DataView,
  at: { glyf: number; loca: number; head: number; maxp: number },
  used: Set<number>,
): { glyf: Uint8Array; loca: Uint8Array } {
  const isLong = view.getInt16(at.head + 50) === 1;
  const offsetOf = (glyph: number) =>
    at.glyf + (isLong ? view.getUint32(at.loca + glyph * 4) : view.getUint16(at.loca + glyph * 2) * 2);
  for (const glyph of used)
    if (offsetOf(glyph + 1) > offsetOf(glyph))
      for (const part of partsOf(view, offsetOf(glyph))) used.add(part);
  const count = view.getUint16(at.maxp + 4);
  const loca = new DataView(new ArrayBuffer((count + 1) * 4));
  const outlines: Uint8Array[] = [];
  let size = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    loca.setUint32(glyph * 4, size);
    if (!used.has(glyph)) continue;
    const length = offsetOf(glyph + 1) - offsetOf(glyph);
    outlines.push(new Uint8Array(view.buffer, view.byteOffset + offsetOf(glyph), length));
    size += length;
  }
  loca.setUint32(count * 4, size);
  return { glyf: joined(outlines, size), loca: new Uint8Array(loca.buffer) };
}

/** The components of an outline: "è" consists of "e" and its accent. */
function partsOf(view: DataView, outline: number): number[] {
  if (view.getInt16(outline) >= 0) return [];
  const parts: number[] = [];
  let place = outline + 10;
  for (let flags = MORE; flags & MORE; ) {
    flags = view.getUint16(place);
    parts.push(view.getUint16(place + 2));
    place +=
      4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0);
  }
  return parts;
}

const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [0x1, 0x8, 0x20, 0x40, 0x80];

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.byteLength;
  }
  return whole;
}

/** Tables sorted by name, each at a multiple of four bytes, with its checksum. */
function fontFile(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const start = 12 + sorted.length * 16;
  const file = new Uint8Array(sorted.reduce((sum, [, table]) => sum + padded(table.byteLength), start));
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, sorted.length);
  let place = start;
  sorted.forEach(([tag, table], n) => {
    file.set(table, place);
    const row = 12 + n * 16;
    for (let byte = 0; byte < 4; byte += 1) file[row + byte] = tag.charCodeAt(byte);
    let sum = 0;
    for (let word = 0; word < padded(table.byteLength); word += 4)
      sum = (sum + view.getUint32(place + word)) >>> 0;
    view.setUint32(row + 4, sum);
    view.setUint32(row + 8, place);
    view.setUint32(row + 12, table.byteLength);
    place += padded(table.byteLength);
  });
  return file;
}
