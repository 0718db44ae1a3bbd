// The back office: exports and imports of tables as files; an import shows its changes before it writes them.
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LOCALES } from "~/contract/constants/enums";
import { BackupHead } from "~/contract/operator/backup-file";
import { TABLES } from "~/db/operator/tables/all-tables";
import { translator } from "~/i18n/server";
import { refusal } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { type Browser, browser } from "../../support/browser";
import { askOperator, operator } from "../../support/operator";
import { shopUrl, sql } from "../../support/worker/worker";

const aPath = () => `/vecchio/${crypto.randomUUID().slice(0, 8)}.html`;
const redirectsCsv = (...rows: string[][]) =>
  ["old_path,new_path,status", ...rows.map((row) => row.join(","))].join("\r\n");
const stored = async (path: string) =>
  (await sql("SELECT new_path FROM redirects WHERE old_path = ?", path))[0]?.new_path;

async function send(visitor: Browser, table: string, csv: string | null, extra: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "check", ...extra })) form.append(name, value);
  if (csv !== null)
    form.append("file", new File([csv], `${table}.csv`, { type: "application/vnd.ms-excel" }));
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { Cookie: cookie, Origin: shopUrl() };
  return fetch(`${shopUrl()}/operator/files/${table}`, {
    method: "POST",
    body: form,
    headers,
    redirect: "manual",
  });
}

describe("/operator/files", () => {
  it("has a name for each table in each language", () => {
    for (const locale of LOCALES)
      for (const { name } of TABLES)
        expect(translator(locale, "operator")(`files.tables.${name}`)).not.toContain("files.tables");
  });

  it("lists every table, and exports the same data as the API call", async () => {
    const visitor = await atTheDesk();
    const page = await visitor.get("/operator/files");
    for (const { name, isRecord } of TABLES) {
      expect(page.$(`a[href="/operator/files/${name}/export.csv"]`).length, name).toBe(1);
      expect(page.$(`a[href="/operator/files/${name}"]`).length, name).toBe(isRecord ? 0 : 1);
    }
    const file = await visitor.get("/operator/files/vat_rates/export.csv");
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(file.html).toBe(await (await askOperator("export/vat_rates/?spreadsheet=true&locale=it")).text());
    expect((await visitor.get("/operator/files/nothing/export.csv")).status).toBe(404);
    expect((await visitor.get("/operator/files/nothing")).status).toBe(404);
    expect((await visitor.get("/operator/files/orders")).status).toBe(404);
  });

  it.each([
    ["it", ";", "22,00"],
    ["es", ";", "22,00"],
    ["en", ",", "22.00"],
  ])(
    "exports a table in the format of a spreadsheet program of the language: %s",
    async (locale, delimiter, rate) => {
      const visitor = await atTheDesk();
      visitor.cookies.set("lan", locale);
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const take = async (table: string) => {
        const address = `${shopUrl()}/operator/files/${table}/export.csv`;
        return Buffer.from(await (await fetch(address, { headers: { Cookie: cookie } })).arrayBuffer());
      };
      const rates = await take("vat_rates");
      expect([...rates.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(rates.toString().split("\r\n")[0]).toBe(
        `\uFEFF${["country", "vat_class", "rate", "postal_prefixes", "scheme"].join(delimiter)}`,
      );
      expect(rates.toString()).toContain(["IT", "standard", rate].join(delimiter));
      const checked = await send(visitor, "vat_rates", rates.toString());
      const page = await visitor.get(checked.headers.get("Location") ?? "");
      expect(page.$("button[value=write]").length).toBe(0);
      expect(page.status).toBe(200);
      const program = Buffer.from(await (await askOperator("export/vat_rates/")).arrayBuffer()).toString();
      expect(program).toMatch(/^country,vat_class,rate,/);
      expect(program).toContain("IT,standard,22.00");
    },
  );

  it("exports the whole shop as a file, for an owner only", async () => {
    const owner = await atTheDesk();
    const form = (await owner.get("/operator/files")).$('form[action="/operator/files/backup.gz"]');
    expect(form.attr("method")).toBe("post");
    const post = (visitor: Browser) =>
      fetch(`${shopUrl()}/operator/files/backup.gz`, {
        method: "POST",
        headers: {
          Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          Origin: shopUrl(),
        },
        redirect: "manual",
      });
    const file = await post(owner);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/gzip"]);
    const [head = ""] = gunzipSync(await file.arrayBuffer())
      .toString()
      .split("\n", 1);
    expect(BackupHead.parse(JSON.parse(head)).rows).toBeGreaterThan(100_000);
    const [entry] = (await operator().audit.list({ call: "backups.take" })).results;
    expect(entry).toMatchObject({ target: "all tables" });
    expect((await post(browser())).headers.get("Location")).toContain("/operator/sign-in");
  });

  it("shows the changes of a file, and writes them only after a confirmation", async () => {
    const visitor = await atTheDesk();
    const path = aPath();
    const checked = await send(visitor, "redirects", redirectsCsv([path, "/p", "301"]));
    expect(checked.status).toBe(303);
    const to = checked.headers.get("Location") ?? "";
    expect(to).toMatch(/^\/operator\/files\/redirects\?upload=[0-9a-f-]{36}$/);
    const page = await visitor.get(to);
    expect(page.text("main")).toMatch(/Righe nel file\s*1\s*Nuove o diverse\s*1\s*Già uguali\s*0/);
    expect(await stored(path)).toBeUndefined();
    const written = await page.submit("button[value=write]");
    expect(written.hops).toEqual(["303 /operator/files"]);
    expect(written.text("body")).toContain("Importata 1 riga: Vecchi indirizzi.");
    expect(await stored(path)).toBe("/p");
    // The upload has been used: a second post of the same page does nothing.
    expect((await page.submit("button[value=write]")).status).toBe(404);
    const again = await send(visitor, "redirects", redirectsCsv([path, "/p", "301"]));
    const same = await visitor.get(again.headers.get("Location") ?? "");
    expect(same.text("main")).toContain("non c’è nulla da importare");
    expect(same.$("button[value=write]").length).toBe(0);
  });

  it("shows every error with its line, and changes nothing", async () => {
    const visitor = await atTheDesk();
    const [good, bad] = [aPath(), aPath()];
    const rows = [
      [good, "/p", "301"],
      [bad, "/p", "999"],
      [good, "/c", "301"],
    ];
    const answer = await send(visitor, "redirects", redirectsCsv(...rows));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Nel file ci sono 2 errori");
    expect(html).toMatch(/>3<\/th>.*status.*>4<\/th>.*old_path/s);
    expect(await stored(good)).toBeUndefined();
    const unknown = await send(visitor, "redirects", "colore\r\nrosso");
    expect([unknown.status, await unknown.text()]).toEqual([
      400,
      expect.stringContaining("La tabella non ha questa colonna"),
    ]);
    expect((await send(visitor, "redirects", null)).status).toBe(400);
  });

  it("refuses an upload of another table, and an unknown upload", async () => {
    const visitor = await atTheDesk();
    const checked = await send(visitor, "redirects", redirectsCsv([aPath(), "/p", "301"]));
    const upload = new URL(checked.headers.get("Location") ?? "", shopUrl()).searchParams.get("upload") ?? "";
    for (const [table, id] of [
      ["synonyms", upload],
      ["redirects", crypto.randomUUID()],
    ]) {
      const answer = await askOperator(`import/${table}/${id}/`, { method: "PUT" });
      expect(await refusal(answer)).toMatchObject({ status: 404, code: "not_found" });
      expect((await visitor.get(`/operator/files/${table}?upload=${id}`)).status).toBe(404);
    }
    expect((await askOperator("import/orders/x/", { method: "PUT" })).status).toBe(404);
  });
});
