import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { blackAndWhitePng } from "~/platform/black-and-white-png";

describe("a picture of black and white squares", () => {
  it("is a PNG of one bit a pixel with a white border", () => {
    const png = Buffer.from(
      blackAndWhitePng(
        [
          [true, false],
          [false, true],
        ],
        { scale: 2, margin: 1 },
      ),
    );
    expect(png.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
    const chunks = new Map<string, Buffer>();
    for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
      const length = png.readUInt32BE(at);
      chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    }
    expect([...chunks.keys()]).toEqual(["IHDR", "IDAT", "IEND"]);
    expect(chunks.get("IHDR")?.toString("hex")).toBe("00000008000000080100000000");
    const lines = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
    expect(
      [...lines].map((byte) => byte.toString(2).padStart(8, "0")).filter((_, index) => index % 2),
    ).toEqual([
      "11111111",
      "11111111",
      "11001111",
      "11001111",
      "11110011",
      "11110011",
      "11111111",
      "11111111",
    ]);
  });
});
