// Writes ZIP files without compression (APPNOTE 6.3.10), because documents are already compressed. The ZIP is a stream,
// one file at a time.
import { crc32 } from "node:zlib";

export interface ZipEntry {
  /** May contain folders, separated by "/". */
  name: string;
  bytes: Uint8Array;
}

/** Flag for UTF-8 names. */
const UTF8 = 0x0800;
/** 1 January 1980, the first day of the format. Every entry has this date, because each file contains its own. */
const DAY = 0x0021;
const VERSION = 20;

/** Sizes must be below 4 GiB, and entries below 65,536. A duplicate name gets a number. */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const source = entries[Symbol.asyncIterator]();
  const names = new Set<string>();
  const directory: Uint8Array[] = [];
  let offset = 0;
  return new ReadableStream({
    async pull(controller) {
      const next = await source.next();
      if (next.done) {
        for (const record of directory) controller.enqueue(record);
        controller.enqueue(endRecord(directory, offset));
        controller.close();
        return;
      }
      const { bytes } = next.value;
      const name = new TextEncoder().encode(unused(next.value.name, names));
      const facts = [VERSION, UTF8, 0, 0, DAY] as const;
      const local = record(0x04034b50, facts, [crc32(bytes), bytes.length, bytes.length], [name.length, 0]);
      const central = record(
        0x02014b50,
        [VERSION, ...facts],
        [crc32(bytes), bytes.length, bytes.length],
        [name.length, 0, 0, 0, 0],
        [0, offset],
      );
      directory.push(joined(central, name));
      offset += local.length + name.length + bytes.length;
      controller.enqueue(joined(local, name));
      controller.enqueue(bytes);
    },
  });
}

const endRecord = (directory: readonly Uint8Array[], offset: number): Uint8Array =>
  record(
    0x06054b50,
    [0, 0, directory.length, directory.length],
    [directory.reduce((sum, one) => sum + one.length, 0), offset],
    [0],
  );

/** Returns a signature followed by groups of numbers, alternately of two and four bytes. Little-endian. */
function record(signature: number, ...groups: (readonly number[])[]): Uint8Array {
  const size = groups.reduce((sum, group, n) => sum + group.length * (n % 2 === 0 ? 2 : 4), 4);
  const view = new DataView(new ArrayBuffer(size));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [n, group] of groups.entries())
    for (const value of group) {
      if (n % 2 === 0) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += n % 2 === 0 ? 2 : 4;
    }
  return new Uint8Array(view.buffer);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function unused(name: string, names: Set<string>): string {
  let free = name;
  for (let n = 2; names.has(free); n += 1) free = name.replace(/(\.\w+)?$/, ` (${n})$1`);
  names.add(free);
  return free;
}
