// Splits a CSV file into parts that fit into a call: cut between records, each with the header line and its position in
// the file.
export interface Chunk {
  csv: Buffer<ArrayBuffer>;
  /** Line number of its first record in the file. The header is line 1. */
  line: number;
  isLast: boolean;
  /** Position of its end in the file, from 0 to 1. */
  done: number;
}

const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d];

export function* chunksOf(file: Buffer, maxBytes: number): Generator<Chunk> {
  const first = endOfRecord(file, 0).at;
  // Excel's line with the delimiter belongs to the header, because every part needs it.
  const isDelimiterLine = /^(\xEF\xBB\xBF)?"?sep=/i.test(file.toString("latin1", 0, 8));
  const headEnd = isDelimiterLine ? endOfRecord(file, first).at : first;
  const head = file.subarray(0, headEnd);
  let [from, at, line, lines] = [headEnd, headEnd, isDelimiterLine ? 3 : 2, 0];
  while (at < file.length) {
    const record = endOfRecord(file, at);
    if (record.at - from + head.length > maxBytes && at > from) {
      yield {
        csv: Buffer.concat([head, file.subarray(from, at)]),
        line,
        isLast: false,
        done: at / file.length,
      };
      [from, line, lines] = [at, line + lines, 0];
    }
    at = record.at;
    lines += record.lines;
  }
  yield { csv: Buffer.concat([head, file.subarray(from)]), line, isLast: true, done: 1 };
}

function endOfRecord(file: Buffer, from: number): { at: number; lines: number } {
  let isQuoted = false;
  let lines = 0;
  for (let at = from; at < file.length; at += 1) {
    const byte = file[at];
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (byte === LF || (byte === CR && file[at + 1] !== LF)) {
      lines += 1;
      if (!isQuoted) return { at: at + 1, lines };
    }
  }
  return { at: file.length, lines };
}
