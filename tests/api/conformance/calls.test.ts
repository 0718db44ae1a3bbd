// Walks the API map over HTTP alone, so that it can test any server that claims the contract: BOTTEGA_URL names it.
import { beforeAll, describe, expect, it } from "vitest";
import { ErrorBody } from "~/contract/wire";
import { type Asked, ask, type Row, rows } from "./ask";
import { faultsIn } from "./golden";
import { goldenAnswers } from "./golden-answers";
import type { Good } from "./good";
import { goods } from "./goods";
import { openWorld, type World } from "./world";

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 60_000);

const UNKNOWN = 999_999_999;
const goodOf = ({ noun, verb }: Row): Good => Reflect.get(goods[noun], verb);
const said = async (answer: Response) => [answer.status, await answer.text()];

describe("the table of valid inputs", () => {
  it("has one input for every call, and no other", () => {
    const named = Object.entries(goods).flatMap(([noun, verbs]) =>
      Object.keys(verbs).map((verb) => `${noun}.${verb}`),
    );
    expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it("has an answer written by hand for each call", () => {
    expect(Object.keys(goldenAnswers).sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});

describe.each(rows)("$name", (row) => {
  const { call } = row;

  it("answers as CONTRACT §2 requires and by its schema, and keeps an answer to a token private", async () => {
    const asked = await goodOf(row)(world, world.mine);
    const answer = await ask(row, asked);
    const text = call.answer === "file" ? "" : await answer.text();
    await asked.after?.();
    expect([answer.status, text.slice(0, 200)]).toEqual([
      call.status ?? (call.answer ? 200 : 204),
      expect.any(String),
    ]);
    if (call.answer === null) expect(text).toBe("");
    else if (call.answer !== "file") expect(call.answer.safeParse(JSON.parse(text)).error).toBeUndefined();
    const golden = goldenAnswers[row.name];
    if (golden === "file") expect(answer.headers.get("Content-Disposition")).toMatch(/filename/);
    else expect(faultsIn(text === "" ? null : JSON.parse(text), golden ?? null, row.name)).toEqual([]);
    if (asked.who === null) return;
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Vary")).toContain("Authorization");
  });

  if (call.access !== "anyone")
    it("answers 401 without a token, and with an unknown one", async () => {
      const asked = await goodOf(row)(world, world.mine);
      const dead = { ...world.mine.buyer, token: "A".repeat(43) };
      for (const who of [null, dead]) {
        const answer = await ask(row, { ...asked, who });
        expect(answer.status).toBe(401);
        expect(answer.headers.get("WWW-Authenticate")).toBe("Token");
        expect(ErrorBody.parse(await answer.json()).detail).toMatchObject({ code: "not_authenticated" });
      }
    });

  // The calls of signing in and out name nothing that belongs to a customer.
  if (row.noun !== "auth")
    it("answers the same for another customer's record and for one that does not exist", async () => {
      const good = goodOf(row);
      const mine = await good(world, world.mine);
      if (!mine.owned) return;
      const theirs = await good(world, world.theirs);
      for (const field of mine.owned) {
        const foreign = with_(mine, field, theirs.input?.[field]);
        const unknown = with_(mine, field, UNKNOWN);
        const wanted = await said(await ask(row, unknown));
        expect(wanted[0]).toBe(404);
        expect([field, ...(await said(await ask(row, foreign)))]).toEqual([field, ...wanted]);
      }
      // Another agent and another agent's customer get the same answer.
      const wanted = await said(await ask(row, with_(theirs, mine.owned[0] ?? "", UNKNOWN)));
      for (const who of [theirs.who, world.otherAgent])
        expect(await said(await ask(row, { ...mine, who }))).toEqual(wanted);
      await expectPublicAnswer(row, mine, wanted);
      const answer = await ask(row, mine);
      expect([answer.status, answer.ok ? "" : await answer.text()]).toEqual([
        call.status ?? answer.status,
        "",
      ]);
    });
});

// Without a token: 401 where the call needs one, else the answer for a record that does not exist.
async function expectPublicAnswer(row: Row, mine: Asked, wanted: unknown[]): Promise<void> {
  const answer = await ask(row, { ...mine, who: null });
  if (answer.status === 401) return;
  expect(await said(answer)).toEqual(wanted);
}

const with_ = (asked: Asked, field: string, value: unknown): Asked => ({
  ...asked,
  input: { ...asked.input, [field]: value },
});
