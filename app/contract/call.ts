// The type of a row of the API map, and the input and answer types that server and client derive from it.
import type { z } from "zod";
import type { KeyScope } from "./api-keys";
import type { Permission } from "./constants/permissions";

/**
 * A anyone, T any token, C the customer or an agent of that customer: CONTRACT §3; the operator's own:
 * CONTRACT §9.
 */
export type Access = "anyone" | "token" | "customer" | "agent" | "operator";

/**
 * The cache lifetime of a public answer, in seconds; "none" if it depends on the token or the call writes.
 */
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
  /** null: no body; "file": bytes with their own content type and file name. */
  answer: z.ZodType | "file" | null;
  status?: 200 | 201 | 204;
  cache?: CacheRule;
  /** The answer shows no product's price or stock. */
  showsNoProducts?: true;
  /** A POST that writes nothing. */
  isRead?: true;
  /** Scope that an API key needs; default: read for a call that only reads, and no key for any other. */
  keyScope?: KeyScope | "none";
  /**
   * Scope that a punch-out session needs. Without it, the session may make only the calls that are open to
   * anyone.
   */
  punchOut?: KeyScope | "none";
  /** Error codes of this call, besides the common ones. */
  errors?: readonly string[];
  /** Permission that an operator's role must have: constants/permissions.ts. */
  permission?: Permission | "nobody";
  /** true: `Idempotency-Key` is required; "optional": it is used if sent. */
  idempotent?: true | "optional";
}

/**
 * A call of the back office; "nobody" for the sign-in and the links that lead to it: the token of the
 * operator allows everything, an operator has the role's permissions.
 */
export type OperatorCall = Call & { access: "operator"; permission: Permission | "nobody" };

type InOf<T> = T extends z.ZodType ? z.input<T> : unknown;
type OutOf<T> = T extends z.ZodType ? z.output<T> : unknown;
type Field<C, K extends string> = C extends Record<K, infer T> ? T : undefined;

/** Input of a client: path, query and body in one object. */
export type Input<C extends Call> = InOf<Field<C, "params">> &
  InOf<Field<C, "query">> &
  InOf<Field<C, "body">>;
export type Parsed<C extends Call> = OutOf<Field<C, "params">> &
  OutOf<Field<C, "query">> &
  OutOf<Field<C, "body">>;
export type Answer<C extends Call> = C["answer"] extends z.ZodType
  ? z.output<C["answer"]>
  : C["answer"] extends "file"
    ? Response
    : null;

/** The scope that an API key must have; "none": requires a session. */
export const keyNeeded = ({ keyScope, method, isRead }: Call): KeyScope | "none" =>
  keyScope ?? (method === "GET" || isRead ? "read" : "none");

/** Like keyNeeded, for a punch-out session, which fills a cart and opens no account (decision 029). */
export const buyerKeyNeeded = (call: Call): KeyScope | "none" =>
  call.punchOut ?? (call.access === "anyone" ? keyNeeded(call) : "none");
