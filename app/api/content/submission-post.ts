// The author of a message or withdrawal, for idempotency and limits: a user, or an anonymous visitor's IP address.
import type { ApiContext } from "~/api/http/context";
import { idempotentPost } from "~/api/http/idempotency";
import type { SubmissionPost } from "~/services/messages/submissions";

export const submissionPost = (
  c: ApiContext,
  call: string,
  body: Record<string, unknown>,
): SubmissionPost => {
  const caller = c.who ? `user/${c.who.user.id}` : `address/${c.clientIp}`;
  return {
    post: idempotentPost(c, { call, caller, body }),
    clientIp: c.clientIp,
    origin: new URL(c.request.url).origin,
  };
};
