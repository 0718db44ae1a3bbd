// Who has sent a message or a withdrawal: a user, or an address, whose keys and submissions are counted.
import type { ApiContext } from "~/api/http/context";
import { idempotentPost } from "~/api/http/idempotency";
import type { SubmissionPost } from "~/services/messages/submissions";

export const submissionPost = (
  c: ApiContext,
  call: string,
  body: Record<string, unknown>,
): SubmissionPost => {
  const caller = c.who ? `user/${c.who.user.id}` : `address/${c.clientIp}`;
  return { post: idempotentPost(c, { call, caller, body }), clientIp: c.clientIp };
};
