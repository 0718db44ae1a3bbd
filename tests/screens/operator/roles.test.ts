// Visits every page as every role: a page that the role may not see answers 403 and is not in the navigation.
import { describe, expect, it } from "vitest";
import { NAV_ITEMS } from "~/components/operator/shell/nav-items";
import { mayDo, OPERATOR_ROLES } from "~/contract/constants/permissions";
import { groupOf } from "~/contract/operator/record-forms";
import { RECORD_KINDS } from "~/contract/operator/records";
import { operatorPaths } from "~/operator-paths";
import { browser, type Page } from "../../support/browser";
import { operator } from "../../support/operator";

const PASSWORD = "Vigneto-Alto-2026!";
let count = 0;

/** Signs in a new person of the role, using only the screens: invited, with a new password. */
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

/** The values of enabled buttons in posted forms of the main content; buttons that target a frame are excluded. */
const pressable = ({ $ }: Page): string[] =>
  $("main form[method=post] button:not([disabled], [formtarget])")
    .map((_, button) => $(button).attr("value") ?? $(button).text())
    .get();

describe.each(OPERATOR_ROLES)("the role %s", (role) => {
  it("sees its pages, and no link to others", async () => {
    const { visitor, inside } = await signedIn(role);
    expect(inside.text("header")).toContain("Dario Sala");
    for (const { to, needs } of NAV_ITEMS) {
      const allowed = mayDo(role, needs);
      expect([to, inside.$(`nav a[href='${to}']`).length > 0]).toEqual([to, allowed]);
      if (to === "/operator") continue;
      expect([to, (await visitor.get(to)).status]).toEqual([to, allowed ? 200 : 403]);
    }
  });

  it("finds only buttons that it may press in the forms of records", async () => {
    const { visitor } = await signedIn(role);
    for (const kind of RECORD_KINDS) {
      if (!mayDo(role, `${groupOf(kind)}.read`)) continue;
      const page = await visitor.get(operatorPaths.newRecord(kind));
      expect([kind, page.status]).toEqual([kind, 200]);
      const maySave = mayDo(role, `${groupOf(kind)}.write`);
      expect([kind, pressable(page).includes("save")]).toEqual([kind, maySave]);
      // The preview of a text stores nothing, so every reader may use it.
      const others = pressable(page).filter((intent) => intent !== "preview");
      if (!maySave) expect([kind, others]).toEqual([kind, []]);
    }
  });

  it("turns single-key shortcuts off and on, for one person only", async () => {
    const { visitor } = await signedIn(role);
    const profile = await visitor.get("/operator/profile");
    expect(profile.$("#shortcuts").attr("checked")).toBeDefined();
    const off = await profile.submit("button[value=shortcuts]", { shortcuts: [] });
    expect(off.$("#shortcuts").attr("checked")).toBeUndefined();
    expect(
      (await off.submit("button[value=shortcuts]", { shortcuts: "on" })).$("#shortcuts").attr("checked"),
    ).toBeDefined();
  });
});
