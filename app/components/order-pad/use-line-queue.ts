import { useRevalidator } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FormToken } from "~/components/site/hidden-fields";
import { newFormId } from "~/components/ui/form/form-id";
import { paths } from "~/paths";
import { type Batch, sendBatch, storeBatches, storedBatches, type Trouble } from "./unsent-lines";
import { useResetAfter } from "./use-reset-after";

export const ENTRY_ID = "line";

export interface QueueStatus {
  isSending: boolean;
  /** `added` is the total of all posts of this page; the other fields describe the last post. Null before the first post. */
  last: { added: number; waiting: number; names: string; total: string; undo: string | null } | null;
  /** Lines that the server has refused as a whole. */
  refused: { line: string; errors: string[] } | null;
  /** Lines that could not be sent yet, and the reason. */
  unsent: string[];
  trouble: Trouble | null;
}

const NOTHING: QueueStatus = { isSending: false, last: null, refused: null, unsent: [], trouble: null };
const RETRY_MS = 5000;

/**
 * Sends each typed or scanned line while the focus stays in the field. Only one request runs at a time; lines entered
 * meanwhile are sent together in the next one, so that a fast scanner loses none. Without a network they wait in the
 * tab's storage.
 */
export function useLineQueue(
  form: RefObject<HTMLFormElement>,
  user: number | null,
  { forCustomer }: FormToken,
) {
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState(NOTHING);
  const batches = useRef<Batch[]>([]);
  const isSending = useRef(false);
  const trouble = useRef<Trouble | null>(null);
  const store = () => storeBatches(user, forCustomer, batches.current);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let batch = batches.current[0];
    while (batch) {
      batch.isTried = true;
      store();
      setStatus((before) => ({ ...before, isSending: true }));
      const sent = await sendBatch(paths.orderPad(), batch, forCustomer);
      trouble.current = "trouble" in sent ? sent.trouble : null;
      if ("trouble" in sent) break;
      batches.current = batches.current.slice(1);
      store();
      const refused = "errors" in sent ? { line: batch.lines.join("\n"), errors: sent.errors } : null;
      setStatus(({ last }) => ({
        ...NOTHING,
        last: "errors" in sent ? null : { ...sent, added: (last?.added ?? 0) + sent.added },
        refused,
      }));
      revalidate();
      batch = batches.current[0];
    }
    isSending.current = false;
    const unsent = batches.current.flatMap(({ lines }) => lines);
    setStatus((before) => ({ ...before, isSending: false, unsent, trouble: trouble.current }));
  };
  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => {
    batches.current = storedBatches(user, forCustomer);
    trouble.current = null;
    setStatus(NOTHING);
    const again = () => {
      if (batches.current.length > 0) void sendNow.current();
    };
    // Only connection problems resolve without the user. Others are solved in another tab, and lines are sent when the
    // user returns.
    const retry = () => {
      if ((trouble.current?.kind ?? "offline") === "offline") again();
    };
    again();
    addEventListener("online", again);
    addEventListener("focus", again);
    const timer = setInterval(retry, RETRY_MS);
    return () => {
      removeEventListener("online", again);
      removeEventListener("focus", again);
      clearInterval(timer);
    };
  }, [user, forCustomer]);
  useResetAfter(form, POSTS, () => {
    setStatus((before) => ({ ...before, last: null }));
    focusEntry();
  });

  return {
    status,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const input = event.currentTarget.elements.namedItem("line");
      if (
        !(input instanceof HTMLInputElement) ||
        document.activeElement !== input ||
        input.value.trim() === ""
      )
        return;
      event.preventDefault();
      const line = input.value.trim();
      const last = batches.current.at(-1);
      if (last && !last.isTried) last.lines.push(line);
      else batches.current.push({ id: newFormId(), lines: [line], isTried: false });
      input.value = "";
      store();
      void send();
    },
  };
}

const POSTS = ["add-lines", "drop", "undo"];
const focusEntry = () => document.getElementById(ENTRY_ID)?.focus();
