// ZIP files: the records of APPNOTE 6.3.10.
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type ZipEntry, zipStream } from "~/platform/zip";

async function* entries(list: readonly ZipEntry[]) {
  yield* list;
}
const zipOf = async (list: readonly ZipEntry[]) =>
  Buffer.from(await new Response(zipStream(entries(list))).arrayBuffer());

/** Finds the files as a reader does: by the directory at the end. */
function filesIn(zip: Buffer): { name: string; bytes: Buffer }[] {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, size, nameLength, local] = [16, 20, 28, 42].map((n) =>
      n === 28 ? zip.readUInt16LE(at + n) : zip.readUInt32LE(at + n),
    ) as [number, number, number, number];
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    at += 46 + nameLength;
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    const from = local + 30 + zip.readUInt16LE(local + 26);
    const bytes = zip.subarray(from, from + size);
    expect(crc32(bytes)).toBe(crc);
    return { name, bytes };
  });
}

it("contains each file with its bytes, for any names and bytes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name: fc.string({ minLength: 1, unit: "grapheme" }), bytes: fc.uint8Array() })),
      async (list) => {
        const found = filesIn(await zipOf(list));
        expect(found.map(({ bytes }) => [...bytes])).toEqual(list.map(({ bytes }) => [...bytes]));
        expect(new Set(found.map(({ name }) => name)).size).toBe(list.length);
      },
    ),
  );
});

it("has the standard's CRC-32 of 123456789", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});
