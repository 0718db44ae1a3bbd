// The type of a handler, from its row in the API map.
import type { Answer, Call, Parsed } from "~/contract/call";
import type { Calls } from "~/contract/calls";
import type { OperatorCalls } from "~/contract/operator/calls";
import type { ApiContext } from "./context";
import type { Reply } from "./respond";

export type Handler<C extends Call> = (c: ApiContext, input: Parsed<C>) => Promise<Answer<C> | Reply>;

type HandlersOf<Verbs> = {
  [Verb in keyof Verbs]: Verbs[Verb] extends infer C extends Call ? Handler<C> : never;
};

/** All handlers of a noun. A missing handler does not compile. */
export type Handlers<Noun extends keyof Calls> = HandlersOf<Calls[Noun]>;
export type OperatorHandlers<Noun extends keyof OperatorCalls> = HandlersOf<OperatorCalls[Noun]>;
