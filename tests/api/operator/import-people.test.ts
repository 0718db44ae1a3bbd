// A file of users: each old email address gets a mail about the change, as after a change by hand.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableFiles } from "../../support/builders/table-files";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const { bring } = tableFiles(() => shop);
const people = (prefix: string, count: number, emailOf: (n: number) => string, locale = "en") =>
  [
    "username,email,customer_type,locale",
    ...Array.from({ length: count }, (_, n) => `${prefix}${n}@old.test,${emailOf(n)},consumer,${locale}`),
    "",
  ].join("\n");
const mailsTo = async (like: string) =>
  (
    await shop.db
      .prepare(
        "SELECT kind, recipient, locale, data ->> '$.name' AS name FROM mails WHERE recipient LIKE ? ORDER BY id",
      )
      .bind(like)
      .all()
  ).results;

describe("a file that changes e-mail addresses", () => {
  it("sends each old address a mail in its language, and no other mail", async () => {
    expect(
      await bring(
        "users",
        people("a", 3, (n) => `a${n}@old.test`, "es"),
      ),
    ).toMatchObject({ changed: 3 });
    expect(await mailsTo("%@old.test")).toEqual([]);
    const csv = people("a", 3, (n) => (n === 1 ? "nuova.casa@new.test" : `A${n}@Old.test`), "es");
    expect(await bring("users", csv, "dry_run=true")).toMatchObject({ faults: [] });
    expect(await mailsTo("%@old.test")).toEqual([]);
    expect(await bring("users", csv)).toMatchObject({ faults: [] });
    const notice = { kind: "email-changed", recipient: "a1@old.test", locale: "es", name: "n…@new.test" };
    expect(await mailsTo("%@old.test")).toEqual([notice]);
    expect(await mailsTo("%@new.test")).toEqual([]);
    expect(await bring("users", csv)).toMatchObject({ changed: 0 });
    expect(await mailsTo("%@old.test")).toEqual([notice]);
  });

  it("is refused from 201 changed addresses on, since each one gets a mail", async () => {
    await bring(
      "users",
      people("b", 201, (n) => `b${n}@old.test`),
    );
    const { faults, changed } = await bring(
      "users",
      people("b", 201, (n) => `b${n}@new.test`),
    );
    expect(faults).toMatchObject([{ line: 202, column: "email", code: "too_many_emails" }]);
    expect(faults[0]?.message).toContain("200");
    expect(changed).toBe(0);
    expect(await mailsTo("b%@old.test")).toEqual([]);
    expect(
      await bring(
        "users",
        people("b", 200, (n) => `b${n}@new.test`),
      ),
    ).toMatchObject({ changed: 200 });
    expect(await mailsTo("b%@old.test")).toHaveLength(200);
  });
});
