// Every role against every page: what the role may not see answers 403 and is in no navigation.
import { describe, expect, it } from "vitest";
import { NAV_ITEMS } from "~/components/operator/shell/nav-items";
import { mayDo, OPERATOR_ROLES } from "~/contract/constants/permissions";
import { browser } from "../../support/browser";
import { operator } from "../../support/operator";

const PASSWORD = "Vigneto-Alto-2026!";
let count = 0;

/** Signed in by the screens alone: invited, with a password of their own. */
async function signedIn(role: (typeof OPERATOR_ROLES)[number]) {
  const email = `role-${role}-${++count}-${Date.now()}@shop.test`.replace("_", "-");
  const { password } = await operator().people.create({ name: "Dario Sala", email, role });
  const visitor = browser();
  const door = await visitor.get("/operator");
  const first = await door.submit("input[name=password]", { email, password });
  expect(first.url).toBe("/operator/profile");
  const inside = await first.submit("button[value=password]", {
    old_password: password,
    password: PASSWORD,
  });
  expect(inside.status).toBe(200);
  return { visitor, inside };
}

describe.each(OPERATOR_ROLES)("the role %s", (role) => {
  it("sees its pages, and no link to any other", async () => {
    const { visitor, inside } = await signedIn(role);
    expect(inside.text("header")).toContain("Dario Sala");
    for (const { to, needs } of NAV_ITEMS) {
      const allowed = mayDo(role, needs);
      expect([to, inside.$(`nav a[href='${to}']`).length > 0]).toEqual([to, allowed]);
      if (to === "/operator") continue;
      expect([to, (await visitor.get(to)).status]).toEqual([to, allowed ? 200 : 403]);
    }
  });
});
