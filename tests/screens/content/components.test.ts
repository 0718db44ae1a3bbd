// The component gallery for designers and testers.
import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "~/contract/constants/enums";
import { browser } from "../../support/browser";

describe("/__dev/components", () => {
  it.each(["it", "en", "es"])("shows each state in the visitor's language: %s", async (locale) => {
    const visitor = browser();
    visitor.cookies.set("lan", locale);
    const page = await visitor.get("/__dev/components");
    expect([page.status, page.$("html").attr("lang")]).toEqual([200, locale]);
    expect(page.$("h2").length).toBeGreaterThan(8);
    for (const status of ORDER_STATUSES) expect(page.text("main")).toContain(status);
    expect(page.text("main")).not.toMatch(/\{\{|\w+:\w+\.\w+/);
  });
});
