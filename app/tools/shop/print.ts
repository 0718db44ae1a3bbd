// Terminal output: columns side by side, and a progress bar.

const WIDEST = 48;

export function printTable(rows: readonly Readonly<Record<string, unknown>>[]): void {
  const heads = Object.keys(rows[0] ?? {});
  if (heads.length === 0) console.log("nothing");
  const lines = [heads, ...rows.map((row) => heads.map((head) => plain(row[head])))];
  // The last column may be long and is not shortened.
  const most = heads.map((_, n) => (n === heads.length - 1 ? Number.POSITIVE_INFINITY : WIDEST));
  const widths = most.map((max, n) => Math.min(max, Math.max(...lines.map((line) => line[n]?.length ?? 0))));
  for (const line of heads.length === 0 ? [] : lines)
    console.log(
      line
        .map((cell, n) => cell.slice(0, most[n]).padEnd(widths[n] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

// A terminal executes control characters, and these texts come from anyone.
const plain = (value: unknown): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
  String(value ?? "").replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ");

export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

const BAR = 30;

/** @param done from 0 to 1 */
export const bar = (done: number, text: string): string => {
  const full = Math.round(Math.min(1, done) * BAR);
  return `[${"#".repeat(full)}${"-".repeat(BAR - full)}] ${String(Math.floor(done * 100)).padStart(3)} %  ${text}`;
};
