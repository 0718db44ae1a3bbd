// Reads the API's answers by the contract's schemas: an answer of another shape fails the test that reads it.
import type { z } from "zod";
import { ErrorBody, type FieldError } from "~/contract/wire";
import type { SignedIn } from "./worker/worker";

export const read = async <Schema extends z.ZodType>(
  schema: Schema,
  answer: Response,
): Promise<z.output<Schema>> => schema.parse(await answer.json());

/** A GET that must succeed. */
export async function get<Schema extends z.ZodType>(
  who: SignedIn,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await who.call("GET", path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return read(schema, answer);
}

export const statusOf = async (who: SignedIn, path: string): Promise<number> =>
  (await who.call("GET", path)).status;

/** Status, code and fields of a refused call. */
export async function refusal(
  answer: Response,
): Promise<{ status: number; code: string; fields: FieldError[] }> {
  const { detail, error_list } = await read(ErrorBody, answer);
  return {
    status: answer.status,
    code: typeof detail === "string" ? "" : detail.code,
    fields: error_list,
  };
}

/** The whole `detail` of a refused call: code, message, and the values beside them. */
export async function detailOf(answer: Response): Promise<Record<string, unknown>> {
  const { detail } = await read(ErrorBody, answer);
  return typeof detail === "string" ? { message: detail } : detail;
}
