import { useFetcher } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import type { FormToken } from "~/components/site/hidden-fields";
import { paths } from "~/paths";
import { useResetAfter } from "./use-reset-after";

export const ENTRY_ID = "line";

/** What the pad's action answers where it does not redirect. */
interface PadAnswer {
  refusal: { line: string; lines: string; errors: string[] } | null;
  live: { added: number; waiting: number } | null;
}

export interface QueueStatus {
  isSending: boolean;
  /** Of the last post; null before the first. */
  last: { added: number; waiting: number } | null;
  /** Lines that the server has refused as a whole. */
  refused: { line: string; errors: string[] } | null;
}

/**
 * Sends each line that is typed or scanned without leaving the field. One post at a time: lines that come meanwhile go
 * together in the next one, so that a fast scanner loses none.
 */
export function useLineQueue(form: RefObject<HTMLFormElement>, { forCustomer }: FormToken) {
  const { state, data, submit } = useFetcher<PadAnswer>();
  const lines = useRef<string[]>([]);
  const isIdle = state === "idle";
  const send = () => {
    if (lines.current.length === 0) return;
    const fields = new FormData();
    fields.set("intent", "add-lines");
    fields.set("live", "1");
    fields.set("form_id", crypto.randomUUID());
    if (forCustomer !== null) fields.set("for_customer", String(forCustomer));
    fields.set("lines", lines.current.join("\n"));
    lines.current = [];
    submit(fields, { method: "post", action: paths.orderPad() });
  };
  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => {
    if (isIdle) sendNow.current();
  }, [isIdle]);
  useResetAfter(form, POSTS, focusEntry);

  const refusal = data?.refusal ?? null;
  const status: QueueStatus = {
    isSending: !isIdle,
    last: isIdle ? (data?.live ?? null) : null,
    refused: isIdle && refusal ? { line: refusal.lines, errors: refusal.errors } : null,
  };
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
      lines.current.push(input.value.trim());
      input.value = "";
      if (isIdle) send();
    },
  };
}

const POSTS = ["add-lines", "drop"];
const focusEntry = () => document.getElementById(ENTRY_ID)?.focus();
