// The back office: pictures, several at once.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { anSvg, aPicture } from "../../support/builders/pictures";
import { shopUrl, sql } from "../../support/worker/worker";

describe("/operator/pictures", () => {
  it("takes several pictures at once, and says of each one that it refuses why", async () => {
    const visitor = await atTheDesk();
    const post = async (files: [string, Uint8Array<ArrayBuffer>][]) => {
      const form = new FormData();
      for (const [name, bytes] of files) form.append("pictures", new File([bytes], name));
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { Cookie: cookie, Origin: shopUrl() };
      const init = { method: "POST", body: form, headers, redirect: "manual" } as const;
      return fetch(`${shopUrl()}/operator/pictures`, init);
    };
    const photo = await aPicture("jpeg", { width: 400, height: 300 });
    const both = await post([
      ["banco-1.jpg", photo],
      ["banco 2.svg", anSvg("<rect/>")],
    ]);
    expect([both.status, both.headers.get("Location")]).toEqual([303, "/operator/pictures"]);
    const page = await visitor.get("/operator/pictures");
    expect(page.text("main table")).toMatch(/banco 2\.svg.*banco-1\.jpg/);
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
