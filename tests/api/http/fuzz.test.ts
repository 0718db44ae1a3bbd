// Sends invalid values to every call of the map: a call may refuse, but must not fail, and no answer may
// reveal internals. The same seed draws the same requests; a failure prints the request.
import { beforeAll, describe, expect, it } from "vitest";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { NAUGHTY } from "../../support/builders/naughty-strings";
import { LONG_VALUES, ODD_NAMES } from "../../support/builders/oversized-input";
import { type Draw, drawFrom } from "../../support/draw";
import { api, type SignedIn, signInAs } from "../../support/worker/worker";
import { type Row, rows } from "../conformance/ask";

const REQUESTS = 2_000;
const AT_ONCE = 10;
/** Traces of the database, of a stack or of this machine. */
const INNER = /D1_|SQLITE|\bat .*\.js:|node_modules|internal error; reference|no such (table|column)/;
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e21,
  [],
  {},
  [[]],
  [null],
  { id: 1 },
  "1",
  ["1", "2"],
];

let people: (SignedIn | null)[];
beforeAll(async () => {
  const agent = await anAgent();
  const customer = await aCustomer({ type: "business", agent: agent.id });
  const consumer = await aCustomer();
  people = [
    null,
    ...(await Promise.all([agent, customer, consumer].map(({ username }) => signInAs(username)))),
  ];
}, 60_000);

// The calls of `auth` would end the session, or the account, that the other requests use.
const fuzzed = rows.filter(({ noun }) => noun !== "auth");

describe("the API", () => {
  it(`answers ${REQUESTS} absurd requests without a 5xx`, { timeout: 120_000 }, async () => {
    const draw = drawFrom(20_261_121);
    const requests = Array.from({ length: REQUESTS }, () =>
      requestOf(draw, draw.of(fuzzed), draw.of(people)),
    );
    const faults: unknown[] = [];
    const statuses = new Map<number, number>();
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      await Promise.all(
        requests.slice(from, from + AT_ONCE).map(async ({ path, init }) => {
          const answer = await api(path, init);
          const text = await answer.text();
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (answer.status >= 500 || INNER.test(text))
            faults.push({
              path,
              method: init.method,
              body: init.body,
              status: answer.status,
              text: text.slice(0, 300),
            });
        }),
      );
    }
    expect(faults).toEqual([]);
    // Some requests must succeed, or only the validation would be tested.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 40);
  });
});

function requestOf(draw: Draw, { call }: Row, who: SignedIn | null) {
  const word = () => (draw.chance(0.3) ? String(draw.below(200_000)) : draw.of(NAUGHTY));
  const path = call.path.replace(/:\w+/g, () => encodeURIComponent(wellFormed(word())) || "0");
  const query = new URLSearchParams();
  const names = [
    ...Object.keys(call.query?.shape ?? {}),
    "custom_field_key_1",
    "custom_field_value_1",
    "custom_field_gte_1",
    "custom_field_lte_1",
    "locale",
  ];
  for (const name of names) if (draw.chance(name === "locale" ? 0.03 : 0.35)) query.append(name, word());
  if (draw.chance(0.03)) query.append(draw.of(ODD_NAMES).slice(0, 600), "x");
  const body =
    call.body &&
    Object.fromEntries(
      Object.keys(call.body.shape)
        .filter(() => draw.chance(0.9))
        .map((name) => [
          name,
          draw.chance(0.4) ? draw.of(ODD) : draw.chance(0.03) ? draw.of(LONG_VALUES) : word(),
        ])
        .concat(draw.chance(0.05) ? [[draw.of(ODD_NAMES), "x"]] : []),
    );
  const headers: Record<string, string> = {};
  if (who) headers.Authorization = `Token ${who.token}`;
  if (call.body) headers["Content-Type"] = "application/json";
  if (draw.chance(0.3)) headers["Idempotency-Key"] = draw.chance(0.5) ? crypto.randomUUID() : "not a uuid";
  if (draw.chance(0.1)) headers["If-Match"] = String(draw.below(9));
  return {
    path: `${path}?${query}`,
    init: { method: call.method, headers, body: body && JSON.stringify(body) },
  };
}

/** A URL cannot contain a lone surrogate. */
const wellFormed = (text: string) => Buffer.from(text).toString();
