// Tables as files, for a test's own shop: how they are sent, imported and exported.
import { expect } from "vitest";
import type { z } from "zod";
import { ImportAnswer, TableInfo } from "~/contract/operator/files";
import { Picture } from "~/contract/operator/pictures";
import { resultsOf } from "~/contract/wire";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import type { OwnShop } from "../worker/own-shop";

export function tableFiles(shop: () => OwnShop) {
  const ask = (path: string, init: RequestInit = {}) =>
    shop().fetch(`/api/v3/operator/${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, ...init.headers },
    });

  const send = (table: string, csv: string | Uint8Array<ArrayBuffer>, query = "") =>
    ask(`import/${table}/?locale=en&${query}`, {
      method: "POST",
      headers: { "Content-Type": "text/csv" },
      body: csv,
    });

  async function bring(
    table: string,
    csv: string | Uint8Array<ArrayBuffer>,
    query = "",
  ): Promise<ImportAnswer> {
    const answer = await send(table, csv, query);
    expect(answer.status).toBe(200);
    return ImportAnswer.parse(await answer.json());
  }

  async function take(table: string, query = ""): Promise<string> {
    const answer = await ask(`export/${table}/${query}`);
    expect([table, answer.status, answer.headers.get("Content-Type")]).toEqual([
      table,
      200,
      "text/csv; charset=utf-8",
    ]);
    return answer.text();
  }

  async function bringPicture(name: string, body: Uint8Array<ArrayBuffer>): Promise<Picture> {
    const answer = await ask(`pictures/${encodeURIComponent(name)}/`, { method: "PUT", body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return Picture.parse(await answer.json());
  }

  const first = async (sql: string) =>
    (await shop().db.prepare(sql).first<Record<string, number | string>>()) ?? {};

  async function tables(): Promise<z.infer<typeof TableInfo>[]> {
    const answer = await ask("tables/");
    return resultsOf(TableInfo).parse(await answer.json()).results;
  }

  return { ask, send, bring, bringPicture, take, first, tables };
}
