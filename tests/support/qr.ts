// Reads a QR code from a clean picture: error correction M, versions 1 to 13, bytes. ISO/IEC 18004.

/** Data codewords of each block, by version. */
const BLOCKS: number[][] = [
  [16],
  [28],
  [44],
  [32, 32],
  [43, 43],
  [27, 27, 27, 27],
  [31, 31, 31, 31],
  [38, 38, 39, 39],
  [36, 36, 36, 37, 37],
  [43, 43, 43, 43, 44],
  [50, 51, 51, 51, 51],
  [36, 36, 36, 36, 36, 36, 37, 37],
  [37, 37, 37, 37, 37, 37, 37, 37, 38],
];
const MASKS: ((row: number, column: number) => number)[] = [
  (y, x) => (x + y) % 2,
  (y) => y % 2,
  (_, x) => x % 3,
  (y, x) => (x + y) % 3,
  (y, x) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (y, x) => ((x * y) % 2) + ((x * y) % 3),
  (y, x) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (y, x) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/**
 * The modules of an SVG with one module per unit, as rows of 0 and 1 without the white border. @param path
 * its dark path
 */
export function modulesOf(path: string): string[] {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, width]) =>
    [x, y, width].map(Number),
  );
  const [first = [0, 0]] = runs;
  const [margin = 0] = first;
  const side = Math.max(...runs.map(([, y = 0]) => y)) - margin + 1;
  const rows = Array.from({ length: side }, () => Array<string>(side).fill("0"));
  for (const [x = 0, y = 0, width = 0] of runs) rows[y - margin]?.fill("1", x - margin, x - margin + width);
  return rows.map((row) => row.join(""));
}

/** @param modules rows of 0 and 1 */
export function readQr(modules: string[]): string {
  const side = modules.length;
  const version = (side - 17) / 4;
  const dark = (y: number, x: number) => (modules[y]?.[x] === "1" ? 1 : 0);
  // The first five bits of the format, beside the upper left finder pattern.
  const format = [0, 1, 2, 3, 4].reduce((sum, x) => sum * 2 + dark(8, x), 0) ^ 0b10101;
  if (format >> 3 !== 0) throw new Error("not error correction M");
  const mask = MASKS[format & 7];
  const blocks = BLOCKS[version - 1];
  if (!mask || !blocks) throw new Error(`no code of version ${version}`);
  const bits: number[] = [];
  let isUp = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const y = isUp ? side - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isPattern(y, x, version)) bits.push(dark(y, x) ^ (mask(y, x) === 0 ? 1 : 0));
    }
    isUp = !isUp;
  }
  const data = inOrder(bits, blocks).flatMap((word) => [...word.toString(2).padStart(8, "0")].map(Number));
  const numberAt = (at: number, length: number) => Number.parseInt(data.slice(at, at + length).join(""), 2);
  if (numberAt(0, 4) !== 0b0100) throw new Error("not bytes");
  const counted = version < 10 ? 8 : 16;
  const bytes = Array.from({ length: numberAt(4, counted) }, (_, at) => numberAt(4 + counted + at * 8, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** Codewords of the blocks are interleaved; the extra ones of the longer blocks come last. */
function inOrder(bits: number[], lengths: number[]): number[] {
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let word = 0; word < Math.max(...lengths); word++)
    for (const [index, length] of lengths.entries())
      if (word < length) {
        blocks[index]?.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
        at += 8;
      }
  return blocks.flat();
}

/** True for finder patterns, format and version, timing and alignment: modules without data. */
function isPattern(y: number, x: number, version: number): boolean {
  const side = version * 4 + 17;
  const isInEye = (y < 9 && x < 9) || (y < 9 && x >= side - 8) || (y >= side - 8 && x < 9);
  if (isInEye || y === 6 || x === 6) return true;
  if (version >= 7 && ((y < 6 && x >= side - 11) || (x < 6 && y >= side - 11))) return true;
  const centres = version === 1 ? [] : version < 7 ? [6, side - 7] : [6, (side - 1) / 2, side - 7];
  return centres.some((row) =>
    centres.some((column) => {
      const isEye =
        (row === 6 && (column === 6 || column === side - 7)) || (row === side - 7 && column === 6);
      return !isEye && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}
