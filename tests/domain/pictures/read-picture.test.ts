import { describe, expect, it } from "vitest";
import { readPicture } from "~/domain/pictures/read-picture";
import { anSvg, aPicture, aPngOf } from "../../support/builders/pictures";

const FORMATS = ["png", "jpeg", "webp", "avif"] as const;

const sidesOf = (bytes: Uint8Array<ArrayBuffer>) => {
  const read = readPicture(bytes);
  return read.ok ? [read.picture.width, read.picture.height] : read.code;
};
const textOf = (bytes: Uint8Array<ArrayBuffer>) => {
  const read = readPicture(bytes);
  return read.ok ? new TextDecoder().decode(read.picture.bytes) : read.code;
};

describe("a photo", () => {
  it.each(FORMATS)("of type %s is detected by its bytes, with its size", async (format) => {
    const read = readPicture(await aPicture(format, { width: 123, height: 45 }));
    expect(read).toMatchObject({ ok: true, picture: { mime: `image/${format}`, width: 123, height: 45 } });
  });

  it.each(FORMATS)("of type %s is refused if the upload was cut off", async (format) => {
    const whole = await aPicture(format, { width: 400, height: 300 });
    for (const part of [0.4, 0.6, 0.99]) {
      const cut = whole.slice(0, Math.floor(whole.length * part));
      expect(sidesOf(cut), `${format} cut at ${part}`).toBe("picture_incomplete");
    }
    expect(sidesOf(whole.slice(0, 24))).toBe("picture_incomplete");
  });

  it.each(["png", "jpeg", "webp"] as const)(
    "of type %s may have 8,000 pixels a side, not 8,001",
    async (format) => {
      expect(sidesOf(await aPicture(format, { width: 8000, height: 8 }))).toEqual([8000, 8]);
      expect(sidesOf(await aPicture(format, { width: 8, height: 8001 }))).toBe("picture_sides");
    },
  );

  it("is refused by the size in its header, before anything is decompressed", async () => {
    const bomb = await aPicture("png");
    new DataView(bomb.buffer).setUint32(16, 2 ** 31 - 1);
    expect(sidesOf(bomb)).toBe("picture_sides");
  });

  it("stored sideways has the size as shown, and keeps its orientation without places and dates", async () => {
    const upright = await aPicture("jpeg", { width: 60, height: 20, orientation: 6 });
    const read = readPicture(upright);
    expect(read).toMatchObject({ ok: true, picture: { width: 20, height: 60, rotation: 90 } });
    const again = read.ok ? readPicture(read.picture.bytes) : read;
    expect(again).toMatchObject({ ok: true, picture: { width: 20, height: 60, rotation: 90 } });
    const plain = read.ok ? readPicture(read.picture.unturned) : read;
    expect(plain).toMatchObject({ ok: true, picture: { width: 60, height: 20, rotation: 0 } });
  });

  it("is stored up to its end; a film or a script after it is removed", async () => {
    for (const format of ["png", "jpeg", "webp"] as const) {
      const photo = await aPicture(format);
      const both = new Uint8Array([...photo, ...new TextEncoder().encode("<script>alert(1)</script>")]);
      expect(textOf(both)).not.toContain("script");
      expect(sidesOf(both)).toEqual([40, 30]);
    }
  });

  it("may have any size that fits its number of bytes", async () => {
    expect(sidesOf(await aPngOf(1_000_000))).toEqual([400, 300]);
  });
});

it("refuses a file that is not a picture, under any name", () => {
  for (const text of [
    "",
    "a photo",
    "<html><svg viewBox='0 0 1 1'/></html>",
    "GIF89a\u0001\u0000\u0001",
    "%PDF-1.7",
    "PK\u0003\u0004",
  ])
    expect(textOf(new TextEncoder().encode(text)), text).toBe("picture_type");
});

describe("an SVG", () => {
  it("has the size of its width and height, else of its view box", () => {
    expect(sidesOf(anSvg("", `width="300" height="200px" viewBox="0 0 3 2"`))).toEqual([300, 200]);
    expect(sidesOf(anSvg("", `width="100%" viewBox="0 0 400 300"`))).toEqual([400, 300]);
    expect(sidesOf(anSvg("", ""))).toBe("picture_incomplete");
    expect(sidesOf(anSvg("", `viewBox="0 0 8001 10"`))).toBe("picture_sides");
  });

  it.each([
    `<script>alert(1)</script>`,
    `<SCRIPT>alert(1)</SCRIPT>`,
    `<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>`,
    `<rect onload="alert(1)"/>`,
    `<a href="javascript:alert(1)"><rect/></a>`,
    `<a href="java&#115;cript:alert(1)"><rect/></a>`,
    `<a href=" java\tscript:alert(1)"><rect/></a>`,
    `<foreignObject><p>text</p></foreignObject>`,
    `<iframe src="/"/>`,
    `<image href="data:image/svg+xml;base64,PHN2Zz4="/>`,
    `<metadata><script>alert(1)</script></metadata>`,
  ])("that could run code is refused: %s", (inside) => {
    expect(textOf(anSvg(inside))).toBe("picture_scripts");
  });

  it.each([
    `<image href="https://elsewhere.test/pixel.png"/>`,
    `<image xlink:href="//elsewhere.test/pixel.png"/>`,
    `<use href="other.svg#part"/>`,
    `<rect fill="url(https://elsewhere.test/paint.svg#a)"/>`,
    `<rect style="fill: url( 'https://elsewhere.test/a')"/>`,
    `<style>@import "https://elsewhere.test/a.css";</style>`,
    `<style>rect { fill: u\\72l(https://elsewhere.test/a) }</style>`,
    `<style><![CDATA[rect { background: url("https://elsewhere.test/a") }]]></style>`,
  ])("that loads something from elsewhere is refused: %s", (inside) => {
    expect(textOf(anSvg(inside))).toBe("picture_references");
  });

  it.each([
    `<rect`,
    `<rect></g>`,
    `<g><rect/>`,
    `<rect width="1" width="2"/>`,
    `<rect width=1/>`,
    `<text>&xxe;</text>`,
    `<!-- never closed`,
  ])("that is not well formed is refused: %s", (inside) => {
    expect(textOf(anSvg(inside))).toBe("picture_incomplete");
  });

  it("whose parts repeat each other endlessly is refused", () => {
    const layers = Array.from(
      { length: 9 },
      (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`,
    );
    expect(textOf(anSvg(`<defs><rect id="l0"/>${layers.join("")}</defs><use href="#l9"/>`))).toBe(
      "picture_complex",
    );
    expect(textOf(anSvg(`<g id="a"><use href="#a"/></g>`))).toBe("picture_complex");
    expect(textOf(anSvg("<g>".repeat(300) + "</g>".repeat(300)))).toBe("picture_complex");
    const entities = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
    const bomb = `${entities}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>&b;</text></svg>`;
    expect(textOf(new TextEncoder().encode(bomb))).toBe("picture_incomplete");
  });

  it("keeps its drawing, without its program's own data", () => {
    const drawing = `<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><rect fill="url(#g)"/><use href="#g"/>`;
    const notes = `<!-- by a program --><metadata><rdf/></metadata><sodipodi:namedview zoom="2"/>`;
    const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://inkscape.test" viewBox="0 0 4 3" inkscape:version="1">${notes}${drawing}</svg>`;
    expect(textOf(new TextEncoder().encode(text))?.trim()).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${drawing}</svg>`,
    );
  });

  it("of very many tags is read in one pass", () => {
    expect(textOf(anSvg("<rect/>".repeat(20_000)))).toContain("<rect/>");
    expect(textOf(anSvg(`<path d="${"M0 0L1 1".repeat(100_000)}"/>`))).toContain("<path");
    expect(textOf(anSvg("<!---->".repeat(20_000)))).toContain("<svg");
  });
});
