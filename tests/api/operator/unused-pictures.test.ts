// Pictures that are deleted by the operator's call, their files that the nightly job deletes, and logos on
// the shop's PDFs.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ErrorBody } from "~/contract/wire";
import { pagesOf } from "../../support/builders/pdf";
import { aPicture } from "../../support/builders/pictures";
import { tableFiles } from "../../support/builders/table-files";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const { ask, bring, bringPicture, first } = tableFiles(() => shop);
const remove = (name: string) => ask(`pictures/${name}/`, { method: "DELETE" });
const status = async (path: string) => (await shop.fetch(path)).status;

async function clockTo(day: string): Promise<void> {
  const night = `${day}T02:10:00.000Z`;
  await operator(shop.url).clock.set({ now: night });
  await shop.tick(new Date(night));
}

describe("DELETE operator/pictures/{name}/", () => {
  it("deletes an unused picture, and names the places that use the others", async () => {
    const { code: category } = await first("SELECT slug AS code FROM categories ORDER BY id DESC LIMIT 1");
    await bringPicture("in-use.png", await aPicture("png"));
    await bring("categories", `slug,image\n${category},in-use.png\n`);
    const refused = await remove("in-use.png");
    expect(refused.status).toBe(409);
    expect(ErrorBody.parse(await refused.json()).detail).toMatchObject({
      uses: [{ place: "categories", key: category }],
    });
    expect((await remove("logo.svg")).status).toBe(409);

    await bring("categories", `slug,image\n${category},\n`);
    expect((await remove("in-use.png")).status).toBe(204);
    expect((await remove("in-use.png")).status).toBe(404);
    expect(await first("SELECT call FROM audit ORDER BY id DESC LIMIT 1")).toEqual({
      call: "pictures.delete",
    });
  });

  it("needs the operator's token", async () => {
    expect((await shop.fetch("/api/v3/operator/pictures/logo.svg/", { method: "DELETE" })).status).toBe(401);
  });
});

describe("the logo on a PDF", { timeout: 60_000 }, () => {
  it("is the shop's picture of any type, or else the shop's name", async () => {
    const { id } = await first("SELECT id FROM orders LIMIT 1");
    const packingList = async () => {
      const answer = await ask(`orders/${id}/packing-list/`);
      expect(answer.status).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const words = (pagesOf(bytes)[0] ?? "").split("\n");
      return { hasName: words.includes("Bottega"), hasImage: bytes.includes("/Subtype /Image") };
    };
    const { settings } = operator(shop.url);
    expect(await packingList()).toEqual({ hasName: false, hasImage: false });
    for (const format of ["png", "jpeg", "webp"] as const) {
      await bringPicture(`brand.${format}`, await aPicture(format, { width: 900, height: 300 }));
      await settings.put({ key: "BRAND_LOGO", value: `brand.${format}` });
      expect([format, await packingList()]).toEqual([format, { hasName: false, hasImage: true }]);
    }
    await settings.put({ key: "BRAND_LOGO", value: null });
    expect(await packingList()).toEqual({ hasName: true, hasImage: false });
  });
});

describe("the files of pictures", () => {
  it("are deleted from R2, with their sizes, a month after the last picture that used them", async () => {
    const old = await bringPicture("replaced.jpg", await aPicture("jpeg", { width: 700, height: 500 }));
    const kept = await bringPicture("kept.jpg", await aPicture("jpeg", { width: 710, height: 500 }));
    await bringPicture("same-as-kept.jpg", await aPicture("jpeg", { width: 710, height: 500 }));
    const fresh = await bringPicture("replaced.jpg", await aPicture("jpeg", { width: 720, height: 500 }));
    await remove("same-as-kept.jpg");
    const small = old.srcset?.split(" ")[0] ?? "";
    expect([await status(old.url), await status(small)]).toEqual([200, 200]);

    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await clockTo(day(20));
    expect(await status(old.url)).toBe(200);
    await clockTo(day(33));
    expect([await status(old.url), await status(small)]).toEqual([404, 404]);
    expect([await status(fresh.url), await status(kept.url)]).toEqual([200, 200]);
    expect(await first("SELECT count(*) AS n FROM unused_picture_files")).toEqual({ n: 0 });
  });
});
