// Tests every role on every call of the map: a call that the role does not give is refused and changes nothing.
import { describe, expect, it } from "vitest";
import type { OperatorCall } from "~/contract/call";
import { mayDo, OPERATOR_ROLES, PERMISSIONS } from "~/contract/constants/permissions";
import { operatorCalls } from "~/contract/operator/calls";
import { aPerson } from "../../support/desk";
import { askOperator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const calls = Object.entries<Record<string, OperatorCall>>(operatorCalls).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, call]) => ({ name: `${noun}.${verb}`, call })),
);
const pathOf = ({ path }: OperatorCall) => path.replace(/:\w+/g, "1");
const audits = async () => (await sql("SELECT count(*) AS n FROM audit"))[0]?.n;

describe.each(OPERATOR_ROLES)("the role %s", (role) => {
  it("is refused each call that it does not give, without effect", async () => {
    const { token } = await aPerson(role);
    const before = await audits();
    for (const { name, call } of calls) {
      if (call.permission === "nobody" || mayDo(role, call.permission)) continue;
      const answer = await askOperator(pathOf(call), {
        method: call.method,
        headers: { Authorization: `Bearer ${token}` },
        ...(call.method !== "GET" && { body: "{}" }),
      });
      const { detail } = (await answer.json()) as { detail: { code: string } };
      expect([name, answer.status, detail.code]).toEqual([name, 403, "not_permitted"]);
    }
    expect(await audits()).toBe(before);
  });

  it("is allowed each call that it gives", async () => {
    const { token } = await aPerson(role);
    for (const { name, call } of calls) {
      if (call.permission === "nobody" || !mayDo(role, call.permission)) continue;
      // A write is sent with an invalid body, so that only the permission is tested.
      if (call.method !== "GET" && !call.body) continue;
      const answer = await askOperator(pathOf(call), {
        method: call.method,
        headers: { Authorization: `Bearer ${token}` },
        ...(call.method !== "GET" && { body: '{"none":' }),
      });
      expect([name, answer.status === 401 || answer.status === 403]).toEqual([name, false]);
    }
  });
});

it("every permission is needed by a call, and an owner has all of them", () => {
  const needed = new Set(calls.map(({ call }) => call.permission));
  expect(PERMISSIONS.filter((one) => !needed.has(one))).toEqual([]);
  for (const one of PERMISSIONS) expect(mayDo("owner", one)).toBe(true);
  for (const one of PERMISSIONS)
    if (/write/.test(one) && one !== "profile.write") expect(mayDo("read_only", one)).toBe(false);
});
