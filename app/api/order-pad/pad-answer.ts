// Common parts of the calls that add lines.
import type { z } from "zod";
import { serializePutRows } from "~/api/cart/serialize-cart";
import type { ApiContext } from "~/api/http/context";
import { idempotentPost, replyOf } from "~/api/http/idempotency";
import type { Reply } from "~/api/http/respond";
import type { AddPadLinesAnswer } from "~/contract/order-pad";
import { messageFor } from "~/i18n/server";
import { DAY } from "~/platform/clock";
import { requireUser } from "~/services/access";
import type { OwnCart } from "~/services/cart/quote-cart";
import type { IdempotentPost } from "~/services/idempotency";
import type { AddedLines } from "~/services/order-pad/add-lines";

export const padPost = (c: ApiContext, call: string, body: Record<string, unknown>): IdempotentPost | null =>
  idempotentPost(c, {
    ...{ call, caller: `user/${requireUser(c).user.id}`, body },
    // Lines may wait in a browser tab until the network is available again.
    lifetime: DAY,
  });

export function padAnswer(c: ApiContext, own: OwnCart, { put, waiting }: AddedLines): Reply {
  const answer: z.infer<typeof AddPadLinesAnswer> = {
    added: put ? serializePutRows(c, own, put) : [],
    waiting: waiting.map((line) => ({ ...line, message: messageFor(c.locale, line.code, line) })),
  };
  return replyOf({ body: JSON.stringify(answer), status: 200, isReplay: put?.isReplay ?? false });
}
