// Pictures that the operator uploads: CONTRACT §12.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_PICTURE_BYTES } from "~/contract/constants/limits";
import { Picture } from "~/contract/operator/pictures";
import { Product } from "~/contract/products";
import { ErrorBody, listOf } from "~/contract/wire";
import { readPicture } from "~/domain/pictures/read-picture";
import { anSvg, aPicture, aPngOf } from "../../support/builders/pictures";
import { tableFiles } from "../../support/builders/table-files";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const { ask, bring, bringPicture, first } = tableFiles(() => shop);
const put = (name: string, body: Uint8Array<ArrayBuffer>, headers: HeadersInit = {}) =>
  ask(`pictures/${encodeURIComponent(name)}/`, { method: "PUT", body, headers });
const detailOf = async (answer: Response) => {
  const { detail } = ErrorBody.parse(await answer.json());
  return typeof detail === "string" ? { code: "", message: detail } : detail;
};
const refusalOf = async (answer: Response) => `${answer.status} ${(await detailOf(answer)).code}`;
const sizeOf = async (path: string) =>
  readPicture(new Uint8Array(await (await shop.fetch(path)).arrayBuffer()));
const productOf = async (id: unknown, locale = "it") =>
  Product.parse(await (await shop.fetch(`/api/v3/client/products/p/${id}/?locale=${locale}`)).json());

describe("PUT operator/pictures/{name}/", () => {
  it("stores a photo under its content's hash, with smaller sizes in webp, cacheable for a year", async () => {
    const picture = await bringPicture("test-bici.JPG", await aPicture("jpeg", { width: 700, height: 500 }));
    expect(picture).toMatchObject({ name: "test-bici.JPG", mime: "image/jpeg", width: 700, height: 500 });
    expect(picture.url).toMatch(/^\/img\/[\w-]{10}\.jpg$/);
    const sizes = picture.srcset?.split(", ").map((one) => one.split(" ")) ?? [];
    expect(sizes.map(([, width]) => width)).toEqual(["160w", "320w", "640w"]);
    for (const [url = "", width = ""] of sizes) {
      const answer = await shop.fetch(url);
      expect(answer.headers.get("Content-Type")).toBe("image/webp");
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(readPicture(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({
        ok: true,
        picture: { width: Number.parseInt(width, 10) },
      });
    }
    expect((await shop.fetch(picture.url)).headers.get("Content-Type")).toBe("image/jpeg");
  });

  it.each(["png", "webp", "avif"] as const)(
    "detects %s by its bytes, not by the request's content type",
    async (format) => {
      const photo = await aPicture(format, { width: 200, height: 150 });
      const picture = await bringPicture(`test-${format}.png`, photo);
      expect([picture.mime, picture.srcset?.split(", ").length]).toEqual([`image/${format}`, 1]);
    },
  );

  it("rotates a photo that the camera stored sideways", async () => {
    const picture = await bringPicture(
      "test-ritta.jpg",
      await aPicture("jpeg", { width: 400, height: 200, orientation: 6 }),
    );
    expect([picture.width, picture.height]).toEqual([200, 400]);
    const [url = ""] = picture.srcset?.split(" ") ?? [];
    expect(await sizeOf(url)).toMatchObject({ ok: true, picture: { width: 160, height: 320 } });
  });

  it.each(["png", "webp"] as const)("refuses a sideways %s with a reason", async (format) => {
    const photo = await aPicture(format, { width: 200, height: 150, orientation: 6 });
    expect(await refusalOf(await put(`test-side.${format}`, photo))).toBe("400 picture_turned");
  });

  it("prints a photo upright that the camera stored sideways", async () => {
    const photo = await aPicture("jpeg", { width: 300, height: 150, orientation: 6 });
    await bringPicture("test-sheet.jpg", photo);
    const sheet = await first(
      "SELECT d.id, p.sku FROM documents d JOIN products p ON p.id = d.product_id WHERE d.type = 'technical_sheet' AND d.is_drawn = 1",
    );
    expect(await bring("products", `sku,image\n${sheet.sku},test-sheet.jpg\n`)).toMatchObject({ faults: [] });
    const pdf = new Uint8Array(await (await shop.api(`documents/${sheet.id}/file/`)).arrayBuffer());
    const jpeg = pdf.subarray(Buffer.from(pdf).indexOf(Buffer.from([0xff, 0xd8, 0xff])));
    expect(readPicture(jpeg)).toMatchObject({
      ok: true,
      picture: { width: 150, height: 300, rotation: 0, isMirrored: false },
    });
  });

  it("accepts at most 20 MB and 8,000 pixels a side", async () => {
    // Most of the file is a chunk without picture data, which is removed.
    expect((await bringPicture("test-20mb.png", await aPngOf(MAX_PICTURE_BYTES))).size).toBeLessThan(10_000);
    expect(await refusalOf(await put("test-more.png", await aPngOf(MAX_PICTURE_BYTES + 1)))).toBe(
      "413 too_large",
    );
    const wide = await bringPicture("test-wide.png", await aPicture("png", { width: 8000, height: 8000 }));
    expect(wide.srcset).toContain("1280w");
    const wider = await put("test-wider.png", await aPicture("png", { width: 8001, height: 10 }));
    expect(await refusalOf(wider)).toBe("400 picture_sides");
  });

  it("refuses a file that is not a picture, is cut off, or could run code, with a message, and keeps the earlier one", async () => {
    const before = await bringPicture("test-kept.png", await aPicture("png"));
    const whole = await aPicture("jpeg", { width: 300, height: 300 });
    const half = whole.slice(0, whole.length / 2);
    const cases: [string, Uint8Array<ArrayBuffer>][] = [
      ["picture_type", new TextEncoder().encode("a photo")],
      ["picture_type", new TextEncoder().encode("<html><script>alert(1)</script></html>")],
      ["picture_incomplete", half],
      ["picture_scripts", anSvg("<script>alert(1)</script>")],
      ["picture_scripts", anSvg("<foreignObject><b>hi</b></foreignObject>")],
      ["picture_references", anSvg(`<image href="https://elsewhere.test/a.png"/>`)],
    ];
    for (const [code, body] of cases) {
      const answer = await put("test-kept.png", body, { "Content-Type": "image/png" });
      const { code: said, message } = await detailOf(answer);
      expect([answer.status, said]).toEqual([400, code]);
      expect(message).toMatch(/^[A-ZÈQ].{30,}$/);
    }
    // Its structure is complete, but it cannot be decoded.
    const spoilt = await aPicture("webp", { width: 300, height: 300 });
    spoilt.fill(0, 30);
    expect(await refusalOf(await put("test-kept.png", spoilt))).toBe("400 picture_incomplete");
    const { file } = await first("SELECT file FROM pictures WHERE name = 'test-kept.png'");
    expect(`/img/${file}`).toBe(before.url);
  });

  it("refuses a name that a table cannot contain", async () => {
    for (const name of ["a|b.png", ".hidden.png", "a<b>.png", "x".repeat(101), "a\u0000b.png", "a/b.png"])
      expect((await put(name, await aPicture("png"))).status, name).toBe(404);
    expect((await bringPicture("test-Città (2).png", await aPicture("png"))).name).toBe("test-Città (2).png");
    const written = "test-Citta\u0300 (2).png";
    expect((await bringPicture(written, await aPicture("png"))).name).toBe("test-Città (2).png");
  });

  it("needs the operator's token", async () => {
    const answer = await shop.fetch("/api/v3/operator/pictures/a.png/", { method: "PUT", body: "a" });
    expect(answer.status).toBe(401);
  });
});

it("serves no size that was not made at upload, and makes none on request", async () => {
  const { url } = await bringPicture("test-small.png", await aPicture("png", { width: 300, height: 200 }));
  const name = url.slice("/img/".length, -".png".length);
  for (const size of ["161", "320", "640", "99999", "0", "-1"])
    expect((await shop.fetch(`/img/${name}-${size}.webp`)).status, size).toBe(404);
  expect((await shop.fetch(`/img/${name}-160.webp?width=5000`)).status).toBe(200);
});

it("returns the uploaded file, and lists it", async () => {
  const photo = await aPicture("png", { width: 90, height: 60 });
  await bringPicture("test-back.png", photo);
  const answer = await ask("pictures/test-back.png/");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(photo);
  const list = listOf(Picture).parse(await (await ask("pictures/?page=-1")).json());
  expect(list.results.map(({ name }) => name)).toContain("test-back.png");
  expect((await ask("pictures/test-none.png/")).status).toBe(404);
});

describe("products.images", () => {
  it("shows a product's pictures in order, `image` first, with texts by language", async () => {
    for (const name of ["test-1.png", "test-2.png", "test-3.svg"])
      await bringPicture(
        name,
        name.endsWith("svg") ? anSvg() : await aPicture("png", { width: 400, height: 300 }),
      );
    const { id, image } = await first("SELECT id, image FROM products WHERE sku = 'HB00002'");
    expect(await bring("pictures", "name,alt_it\ntest-2.png,Visto da dietro\n")).toMatchObject({
      changed: 1,
      faults: [],
    });
    const row = "HB00002,test-1.png,test-3.svg|test-1.png| test-2.png";
    expect(await bring("products", `sku,image,images\n${row}\n`)).toMatchObject({ changed: 1, faults: [] });
    const product = await productOf(id);
    expect(product.images.map(({ url }) => url.split(".").at(-1))).toEqual(["png", "svg", "png"]);
    expect(product.image).toEqual(product.images[0]);
    expect(product.images[0]?.srcset).toMatch(/160w.*320w$/);
    expect(product.images[1]?.srcset).toBeNull();
    expect(product.images.map(({ alt }) => alt)).toEqual([product.name, product.name, "Visto da dietro"]);
    const english = await productOf(id, "en");
    expect(english.images[2]?.alt).toBe(english.name);
    await bring("products", `sku,image,images\nHB00002,${image},\n`);
    expect((await productOf(id)).images).toHaveLength(1);
  });

  it("refuses an unknown name with its line and column, and more than twelve", async () => {
    await bringPicture("test-known.png", await aPicture("png"));
    const faultsOf = async (table: string, csv: string) =>
      (await bring(table, csv)).faults.map(({ line, column, code }) => `${line} ${column} ${code}`);
    const two = "HB00001,test-known.png,\nHB00002,photo.jpeg,test-known.png|no.png";
    expect(await faultsOf("products", `sku,image,images\n${two}\n`)).toEqual([
      "3 image no_picture",
      "3 images no_picture",
    ]);
    const thirteen = "test-known.png|".repeat(13);
    expect(await faultsOf("products", `sku,images\nHB00001,${thirteen}\n`)).toEqual(["2 images too_many"]);
    expect(await faultsOf("categories", "slug,image\nluppoli,no.png\n")).toEqual(["2 image no_picture"]);
    const { slug: article } = await first("SELECT slug FROM articles");
    expect(await faultsOf("articles", `slug,image\n${article},no.png\n`)).toEqual(["2 image no_picture"]);
    expect(await faultsOf("pictures", "name,alt_it\nno.png,Una foto\n")).toEqual(["2 name no_picture"]);
    const { slug: page } = await first("SELECT slug FROM pages");
    const block = { id: 1, type: "image", props: { image: "no.png", alt: { it: "x" } } };
    const blocks = JSON.stringify([block]).replaceAll('"', '""');
    expect(await faultsOf("pages", `slug,blocks\n${page},"${blocks}"\n`)).toEqual(["2 blocks no_picture"]);
  });
});
