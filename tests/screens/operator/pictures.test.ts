// The back office: uploads several pictures at once, and edits each one on its own page.
import { describe, expect, it } from "vitest";
import { operatorPaths } from "~/operator-paths";
import { atTheDesk } from "../../support/back-office";
import { type Browser, intent } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { anSvg, aPicture, aPngOf } from "../../support/builders/pictures";
import { operator } from "../../support/operator";
import { shopUrl, sql } from "../../support/worker/worker";

function postFiles(
  { cookies }: Browser,
  path: string,
  field: string,
  files: [string, Uint8Array<ArrayBuffer>][],
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new File([bytes], name));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { Cookie: cookie, Origin: shopUrl() };
  return fetch(shopUrl() + path, { method: "POST", body: form, headers, redirect: "manual" });
}

const aName = () => `Vetrina ${crypto.randomUUID().slice(0, 8)}.svg`;
async function stored(name = aName()): Promise<string> {
  await operator().pictures.put({ name }, { file: new Blob([anSvg("<rect width='9' height='9'/>")]) });
  return name;
}
const show = (sku: string, name: string | null) =>
  sql("UPDATE products SET image = ? WHERE sku = ?", name, sku);

describe("/operator/pictures", () => {
  it("stores several pictures at once, and lists the reason for each refused one", async () => {
    const visitor = await atTheDesk();
    const post = (files: [string, Uint8Array<ArrayBuffer>][]) =>
      postFiles(visitor, "/operator/pictures", "pictures", files);
    const photo = await aPicture("jpeg", { width: 400, height: 300 });
    const both = await post([
      ["banco-1.jpg", photo],
      ["banco 2.svg", anSvg("<rect/>")],
    ]);
    expect([both.status, both.headers.get("Location")]).toEqual([303, "/operator/pictures"]);
    const page = await visitor.get("/operator/pictures");
    expect(page.text("main ul")).toMatch(/banco 2\.svg.*banco-1\.jpg/);
    const refused = await post([
      ["banco-3.jpg", photo],
      ["script.svg", anSvg("<script>alert(1)</script>")],
      ["a|b.jpg", photo],
      ["metà.jpg", photo.slice(0, photo.length / 2)],
    ]);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("script.svg: Questo SVG contiene codice che si esegue");
    expect(html).toContain("a|b.jpg: nome non valido");
    expect(html).toContain("metà.jpg: L’immagine è incompleta o rovinata");
    expect(html).toContain("1 immagine caricata");
    const names = await sql("SELECT name FROM pictures WHERE name LIKE 'banco%' ORDER BY name");
    expect(names.map(({ name }) => name)).toEqual(["banco 2.svg", "banco-1.jpg", "banco-3.jpg"]);
    expect((await post([])).status).toBe(400);
    expect((await post([["grande.png", new Uint8Array(25 * 1024 * 1024)]])).status).toBe(413);
  });
});

describe("the picture library", () => {
  it("finds a picture by name, and keeps the search in its form", async () => {
    const name = await stored();
    const desk = await atTheDesk();
    const list = await desk.get("/operator/pictures");
    const found = await list.submit("main form[role=search]", { search: name.toUpperCase(), use: "none" });
    expect(found.$("main ul a b").text()).toBe(name);
    expect(found.text("main ul")).toContain("Non usata");
    expect([found.$("#search").attr("value"), found.$("#use option[selected]").attr("value")]).toEqual([
      name.toUpperCase(),
      "none",
    ]);
    const { sku } = await aProduct();
    await show(sku, name);
    const none = await desk.get(operatorPaths.pictures({ search: name, use: "none" }));
    expect(none.text("main")).toContain("Nessuna immagine con questi filtri.");
    const byCode = await desk.get(operatorPaths.pictures({ search: sku.toLowerCase() }));
    expect(byCode.$("main ul a b").text()).toBe(name);
    expect(byCode.text("main ul")).not.toContain("Non usata");
  });

  it("is linked from the fields that take a picture name", async () => {
    const desk = await atTheDesk();
    const article = await desk.get(operatorPaths.newRecord("article"));
    expect(article.$("a[href='/operator/pictures'][target=_blank]").length).toBe(1);
  });
});

describe("the page of a picture", () => {
  it("saves a description in each language, and keeps a description that is too long in the form", async () => {
    const name = await stored();
    const desk = await atTheDesk();
    const page = await desk.get(operatorPaths.picture(name));
    const long = "a".repeat(301);
    const refused = await page.submit(intent("alt"), { alt_it: "La vetrina", alt_en: long });
    expect(refused.status).toBe(400);
    expect([refused.text("#alt_it"), refused.text("#alt_en")]).toEqual(["La vetrina", long]);
    expect(refused.text("#alt_en-error")).not.toBe("");
    const saved = await refused.submit(intent("alt"), { alt_en: " The window " });
    expect(saved.hops).toEqual([`303 ${operatorPaths.picture(name)}`]);
    expect(saved.text("main")).not.toContain("NaN");
    expect((await operator().pictures.details({ name })).alt).toEqual({
      it: "La vetrina",
      en: "The window",
      es: "",
    });
    expect(saved.$("main img").attr("alt")).toBe("La vetrina");
  });

  it("links to the uses of the picture, and deletes it after a confirmation only if it is unused", async () => {
    const name = await stored();
    const { sku, name: product } = await aProduct();
    await show(sku, name);
    const desk = await atTheDesk();
    const used = await desk.get(operatorPaths.picture(name));
    expect(used.$("#uses a").attr("href")).toBe(operatorPaths.record("product", sku));
    expect(used.text("#uses tbody")).toContain(sku);
    expect(used.text("#delete")).toContain("Non si può eliminare: si vede in 1 posto.");
    expect(used.$(intent("delete")).length).toBe(0);

    await show(sku, null);
    const free = await desk.get(operatorPaths.picture(name));
    expect(free.$(intent("delete")).length).toBe(0);
    const asked = await free.follow("#delete a");
    expect(asked.text("#delete")).toContain(`Eliminare ${name}?`);
    // Another person starts to use the picture between question and confirmation.
    await show(sku, name);
    const refused = await asked.submit(intent("delete"));
    expect(refused.status).toBe(409);
    expect(refused.text("main")).toContain(`${product} (Prodotto)`);
    expect(refused.html).not.toContain(`products ${sku}`);
    // The message links to the list of uses, and the list links to the product.
    expect(refused.$("main a[href='#uses']").length).toBe(1);
    expect(refused.$("#uses a").attr("href")).toBe(operatorPaths.record("product", sku));
    await show(sku, null);
    const gone = await (await desk.get(operatorPaths.picture(name, { delete: "1" }))).submit(
      intent("delete"),
    );
    expect(gone.hops).toEqual(["303 /operator/pictures"]);
    expect((await desk.get(operatorPaths.picture(name))).status).toBe(404);
  });

  it("shows the second of two editors what the first has saved, with both values", async () => {
    const name = await stored();
    await operator().pictures.edit({ name, alt: { it: "La vetrina", en: "The window" } });
    const [one, two] = await Promise.all([atTheDesk(), atTheDesk()]);
    const path = operatorPaths.picture(name);
    const [first, second] = [await one.get(path), await two.get(path)];
    await first.submit(intent("alt"), { alt_it: "La vetrina di sera" });
    const refused = await second.submit(intent("alt"), { alt_it: "La vetrina a Natale", alt_en: "" });
    expect(refused.status).toBe(409);
    expect(refused.text("main")).toContain("Nel frattempo qualcun altro ha salvato una modifica");
    expect([refused.text("#alt_it"), refused.text("#alt_en")]).toEqual(["La vetrina a Natale", ""]);
    expect(refused.text("#alt_it-error")).toBe("Nel frattempo qualcun altro ha scritto: La vetrina di sera");
    expect(refused.$("#alt_en-error").length).toBe(0);
    const altOf = async () => (await operator().pictures.details({ name })).alt;
    expect(await altOf()).toEqual({ it: "La vetrina di sera", en: "The window", es: "" });
    const saved = await refused.submit(intent("alt"));
    expect(saved.hops).toEqual([`303 ${path}`]);
    expect(await altOf()).toEqual({ it: "La vetrina a Natale", en: "", es: "" });
  });

  it("replaces the file under the same name, refuses a file that is no picture, and keeps the texts", async () => {
    const name = await stored();
    await operator().pictures.edit({ name, alt: { it: "La vetrina" } });
    const desk = await atTheDesk();
    const before = (await operator().pictures.details({ name })).url;
    const path = operatorPaths.picture(name);
    const form = (await desk.get(path)).$("#replace form");
    expect([form.attr("enctype"), form.find("[type=file]").attr("name")]).toEqual([
      "multipart/form-data",
      "picture",
    ]);
    const post = (bytes: Uint8Array<ArrayBuffer>) =>
      postFiles(desk, path, "picture", [["altro nome.jpg", bytes]], { intent: "replace" });
    const refused = await post(new Uint8Array([1, 2, 3]));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('id="picture-error"');
    const taken = await post(await aPicture("jpeg", { width: 200, height: 100 }));
    expect([taken.status, taken.headers.get("Location")]).toEqual([303, path]);
    const after = await operator().pictures.details({ name });
    expect([after.mime, after.width, after.alt.it]).toEqual(["image/jpeg", 200, "La vetrina"]);
    expect(after.url).not.toBe(before);
    // A browser with JavaScript posts to the .data URL, which must accept photos of the same size.
    const photo = await aPngOf(12 * 1024 * 1024);
    const data = await postFiles(desk, path.replace("one?", "one.data?"), "picture", [["a.png", photo]], {
      intent: "replace",
    });
    expect(data.status).toBe(202);
    expect((await operator().pictures.details({ name })).mime).toBe("image/png");
    expect((await post(new Uint8Array(25 * 1024 * 1024))).status).toBe(413);
  });
});

describe("the photos of a product, on its page", () => {
  const rowOf = async (sku: string) =>
    (await sql("SELECT image, images FROM products WHERE sku = ?", sku))[0] ?? {};

  it("are uploaded, moved and removed there; each press saves", async () => {
    const [visitor, { sku }] = [await atTheDesk(), await aProduct()];
    const path = operatorPaths.record("product", sku);
    const photo = await aPicture("jpeg", { width: 400, height: 300 });
    const page = await visitor.get(path);
    const version = String(page.$("#photos input[name=version]").first().val());
    const add = (files: [string, Uint8Array<ArrayBuffer>][], of: string) =>
      postFiles(visitor, path, "pictures", files, { intent: "photo.add", version: of });
    const both = await add(
      [
        ["fronte.jpg", photo],
        ["retro.jpg", photo],
      ],
      version,
    );
    expect([both.status, both.headers.get("Location")]).toEqual([303, `${path}#photos`]);
    expect(await rowOf(sku)).toEqual({ image: `${sku} fronte.jpg`, images: `["${sku} retro.jpg"]` });
    const shown = await visitor.get(path);
    expect(shown.text("#photos ul")).toMatch(/fronte\.jpg.*Principale.*retro\.jpg/);
    await shown.submit(`#photos form[aria-label="${sku} retro.jpg"] button[value="photo.earlier"]`);
    expect(await rowOf(sku)).toEqual({ image: `${sku} retro.jpg`, images: `["${sku} fronte.jpg"]` });
    const moved = await visitor.get(path);
    await moved.submit(`#photos form[aria-label="${sku} retro.jpg"] button[value="photo.remove"]`);
    expect(await rowOf(sku)).toEqual({ image: `${sku} fronte.jpg`, images: "[]" });
    // The file remains in the library.
    expect(await sql("SELECT count(*) AS n FROM pictures WHERE name = ?", `${sku} retro.jpg`)).toEqual([
      { n: 1 },
    ]);
    // A post with an outdated version is refused, and nothing is lost.
    const late = await add([["lato.jpg", photo]], version);
    expect(late.status).toBe(400);
    expect(await late.text()).toContain("Nel frattempo qualcun altro ha salvato una modifica");
    expect(await rowOf(sku)).toEqual({ image: `${sku} fronte.jpg`, images: "[]" });
  });

  it("show a rejected file's error beside the field, and store the other files", async () => {
    const [visitor, { sku }] = [await atTheDesk(), await aProduct()];
    const path = operatorPaths.record("product", sku);
    const version = String((await visitor.get(path)).$("#photos input[name=version]").first().val());
    const photo = await aPicture("jpeg", { width: 400, height: 300 });
    const refused = await postFiles(
      visitor,
      path,
      "pictures",
      [
        ["buona.jpg", photo],
        ["metà.jpg", photo.slice(0, photo.length / 2)],
      ],
      { intent: "photo.add", version },
    );
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("metà.jpg: L’immagine è incompleta o rovinata");
    expect(await rowOf(sku)).toMatchObject({ image: `${sku} buona.jpg` });
    const many = Array.from({ length: 13 }, (_, n): [string, Uint8Array<ArrayBuffer>] => [`${n}.jpg`, photo]);
    const tooMany = await postFiles(visitor, path, "pictures", many, { intent: "photo.add", version });
    expect(await tooMany.text()).toContain("al massimo 13 foto: questo ne ha 1");
    expect((await postFiles(visitor, path, "pictures", [], { intent: "photo.add", version })).status).toBe(
      400,
    );
  });
});
