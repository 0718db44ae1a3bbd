// The type that each row of the API map asks of its handler.
import type { Answer, Call, Parsed } from "~/contract/call";
import type { Calls } from "~/contract/calls";
import type { Reply } from "./answers";
import type { ApiContext } from "./context";

export type Handler<C extends Call> = (c: ApiContext, input: Parsed<C>) => Promise<Answer<C> | Reply>;

/** All handlers of one noun; it does not compile while one is missing. */
export type Handlers<Noun extends keyof Calls> = {
  [Verb in keyof Calls[Noun]]: Calls[Noun][Verb] extends infer C extends Call ? Handler<C> : never;
};
