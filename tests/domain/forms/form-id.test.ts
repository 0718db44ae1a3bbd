import { expect, it, vi } from "vitest";
import { z } from "zod";
import { newFormId } from "~/components/ui/form/form-id";

it("makes different UUIDs where the browser has no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newFormId);
  vi.unstubAllGlobals();
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});
