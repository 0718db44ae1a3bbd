// An expected failure: api/http/respond.ts turns it into a response.
import { BatchRefused } from "~/platform/database";

export interface RefusedField {
  field: string;
  code: string;
  values?: Record<string, unknown>;
}

export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503,
    readonly code: string,
    /** Fields of `detail` beside code and message, and values of the message's text. */
    readonly facts: Record<string, unknown> = {},
    readonly fields: RefusedField[] = [],
  ) {
    super(code);
  }
}

/**
 * Maps the refusal of a batch that found a record changed since it was read. @throws Refusal 409 for that
 * refusal, otherwise the error itself
 */
export function refuseEdited(error: unknown): never {
  if (error instanceof BatchRefused && error.code === "edited_by_another")
    throw new Refusal(409, "edited_by_another");
  throw error;
}

/** 404, also for what does not belong to the caller. */
export const notFound = () => new Refusal(404, "not_found");
/** 400 with the field's code; `values` fill in its message. */
export const invalidField = (field: string, code: string, values: Record<string, unknown> = {}) =>
  new Refusal(400, "invalid_input", {}, [{ field, code, values }]);
