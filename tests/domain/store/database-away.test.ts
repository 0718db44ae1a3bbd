// D1's own error messages while it is unavailable: such a failure is worth a second try.
import { expect, it } from "vitest";
import { openDatabase, StoreUnavailable } from "~/platform/database";

const failing = (message: string) =>
  ({
    withSession: () => ({
      prepare: (sql: string) => ({ bind: () => sql }),
      batch: () => Promise.reject(new Error(`D1_ERROR: ${message}`)),
      getBookmark: () => null,
    }),
  }) as unknown as D1Database;

it.each([
  "D1 DB reset because its code was updated.",
  "D1 DB exceeded its CPU time limit and was reset.",
  "D1 DB's isolate exceeded its memory limit and was reset.",
  "Cannot resolve D1 DB due to transient issue on remote node.",
  "Exceeded maximum DB size",
  "Network connection lost.",
  "D1 DB is overloaded. Requests queued for too long.",
])("treats “%s” as an unavailable store", async (message) => {
  await expect(openDatabase(failing(message)).all("SELECT 1")).rejects.toBeInstanceOf(StoreUnavailable);
});

it("does not treat a faulty statement as an unavailable store", async () => {
  await expect(openDatabase(failing("no such table: x")).all("SELECT 1")).rejects.not.toBeInstanceOf(
    StoreUnavailable,
  );
});
