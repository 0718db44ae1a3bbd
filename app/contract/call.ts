// What one row of the API map says, and the types that the server and the client derive from it.
import type { z } from "zod";

/** A anyone, T any token, C the customer or an agent of that customer: CONTRACT §3; the operator's own: CONTRACT §9. */
export type Access = "anyone" | "token" | "customer" | "agent" | "operator";

/** How long a public answer may be kept; "none" for what depends on the token or changes something. */
export type CacheRule = { maxAge: number } | "none";

type Shape = z.ZodObject;

export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the base path, with `:names` for what `params` reads; always ends in "/". */
  path: string;
  access: Access;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /** null: an answer without a body; "file": bytes under a type and a name of their own. */
  answer: z.ZodType | "file" | null;
  status?: 200 | 201 | 204;
  cache?: CacheRule;
  /** Codes that this call can refuse with, beside the common ones. */
  errors?: readonly string[];
  /** true: `Idempotency-Key` must be there; "optional": it is honoured where given. */
  idempotent?: true | "optional";
}

type InOf<T> = T extends z.ZodType ? z.input<T> : unknown;
type OutOf<T> = T extends z.ZodType ? z.output<T> : unknown;
type Field<C, K extends string> = C extends Record<K, infer T> ? T : undefined;

/** What a client passes: path, query and body in one object. */
export type Input<C extends Call> = InOf<Field<C, "params">> &
  InOf<Field<C, "query">> &
  InOf<Field<C, "body">>;
/** What a handler receives. */
export type Parsed<C extends Call> = OutOf<Field<C, "params">> &
  OutOf<Field<C, "query">> &
  OutOf<Field<C, "body">>;
export type Answer<C extends Call> = C["answer"] extends z.ZodType
  ? z.output<C["answer"]>
  : C["answer"] extends "file"
    ? Response
    : null;
