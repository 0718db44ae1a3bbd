// Metadata of a picture: the camera, the place, the day, notes of a program. The shop stores none of them.
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPicture } from "~/domain/pictures/read-picture";
import { aPicture } from "../../support/builders/pictures";

const SECRET = "taken at home";
const exif = { IFD0: { Copyright: SECRET, ImageDescription: SECRET } };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${SECRET} --></x:xmpmeta>`;

async function withNotes(format: "png" | "jpeg" | "webp" | "avif"): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(await aPicture(format))
    .withExif(exif)
    .withXmp(xmp);
  return new Uint8Array(await image.toFormat(format).toBuffer());
}

const kept = (bytes: Uint8Array<ArrayBuffer>) => {
  const read = readPicture(bytes);
  if (!read.ok) throw new Error(read.code);
  return read.picture;
};
const says = (bytes: Uint8Array) => Buffer.from(bytes).includes(SECRET);
const pixels = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString("hex");

describe.each(["png", "jpeg", "webp", "avif"] as const)("%s", (format) => {
  it("is stored without EXIF and XMP, with the same pixels", async () => {
    const bytes = await withNotes(format);
    expect(says(bytes)).toBe(true);
    const { bytes: stored, unturned, width, height } = kept(bytes);
    expect([says(stored), says(unturned), width, height]).toEqual([false, false, 40, 30]);
    expect(await pixels(stored)).toBe(await pixels(bytes));
    expect((await sharp(stored).metadata()).format).toBe(format === "avif" ? "heif" : format);
  });
});

const chunk = (type: string, text: string) => {
  const bytes = Buffer.alloc(12 + text.length);
  bytes.writeUInt32BE(text.length);
  bytes.write(type + text, 4, "latin1");
  return bytes;
};

it.each(["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "prVt"])(
  "PNG is stored without its chunk %s",
  async (type) => {
    const png = Buffer.from(await aPicture("png"));
    const bytes = new Uint8Array(
      Buffer.concat([png.subarray(0, 33), chunk(type, `Comment\0${SECRET}`), png.subarray(33)]),
    );
    expect(Buffer.from(kept(bytes).bytes).equals(png)).toBe(true);
  },
);

describe("JPEG", () => {
  const segment = (marker: number, text: string) => {
    const bytes = Buffer.alloc(4 + text.length);
    bytes.writeUInt16BE(0xff00 + marker);
    bytes.writeUInt16BE(2 + text.length, 2);
    bytes.write(text, 4, "latin1");
    return bytes;
  };

  it.each([0xfe, 0xe1, 0xe2, 0xe0, 0xed])("is stored without its comment segment %i", async (marker) => {
    const jpeg = Buffer.from(await aPicture("jpeg"));
    const bytes = Buffer.concat([jpeg.subarray(0, 2), segment(marker, SECRET), jpeg.subarray(2)]);
    expect(Buffer.from(kept(new Uint8Array(bytes)).bytes).equals(jpeg)).toBe(true);
  });

  it("is stored without the second photo that follows it", async () => {
    const first = Buffer.from(await aPicture("jpeg"));
    const both = new Uint8Array(Buffer.concat([first, Buffer.from(await withNotes("jpeg"))]));
    expect(Buffer.from(kept(both).bytes).equals(first)).toBe(true);
  });

  it.each([
    [1, 60, 20, 0, false],
    [2, 60, 20, 0, true],
    [3, 60, 20, 180, false],
    [4, 60, 20, 180, true],
    [5, 20, 60, 270, true],
    [6, 20, 60, 90, false],
    [7, 20, 60, 90, true],
    [8, 20, 60, 270, false],
  ])(
    "with orientation %i is shown as the orientation requires",
    async (orientation, width, height, rotation, isMirrored) => {
      const bytes = await aPicture("jpeg", { width: 60, height: 20, orientation });
      const picture = kept(bytes);
      expect(picture).toMatchObject({ width, height, rotation, isMirrored });
      const stored = await sharp(picture.bytes).metadata();
      expect(stored.orientation ?? 1).toBe(orientation);
      expect((await sharp(picture.unturned).metadata()).orientation ?? 1).toBe(1);
    },
  );
});

describe.each(["png", "webp"] as const)("%s", (format) => {
  it.each([2, 3, 4, 5, 6, 7, 8])(
    "with EXIF orientation %i is refused, since browsers disagree on it",
    async (orientation) => {
      const bytes = await aPicture(format, { width: 60, height: 20, orientation });
      expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
      expect(readPicture(bytes)).toEqual({ ok: false, code: "picture_turned" });
    },
  );

  it("with an upright EXIF orientation is stored without it", async () => {
    const bytes = await aPicture(format, { width: 60, height: 20, orientation: 1 });
    expect((await sharp(kept(bytes).bytes).metadata()).orientation ?? 1).toBe(1);
  });
});
