// A receipt as a signed URL parameter: it can be reloaded and printed, but not forged.
import { Receipt } from "~/contract/messages";
import { sign, unsign } from "~/platform/crypto";

export const signReceipt = ({ received_at, reference }: Receipt, secrets: string): string =>
  sign("receipt", `${reference} ${received_at}`, secrets);

export function readReceipt(token: string | null, secrets: string): Receipt | null {
  const [reference, received_at] =
    (token === null ? null : unsign("receipt", token, secrets))?.split(" ") ?? [];
  return Receipt.safeParse({ reference, received_at }).data ?? null;
}
