// A receipt as a signed word of the address: it can be read again, printed and kept, and nobody can make one up.
import { Receipt } from "~/contract/messages";
import { sign, unsign } from "~/platform/crypto";

export const receiptWord = ({ received_at, reference }: Receipt, secrets: string): string =>
  sign("receipt", `${reference} ${received_at}`, secrets);

export function readReceipt(word: string | null, secrets: string): Receipt | null {
  const [reference, received_at] =
    (word === null ? null : unsign("receipt", word, secrets))?.split(" ") ?? [];
  return Receipt.safeParse({ reference, received_at }).data ?? null;
}
