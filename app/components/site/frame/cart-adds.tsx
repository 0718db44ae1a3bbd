import { type ShouldRevalidateFunctionArgs, useFetcher, useSubmit } from "@remix-run/react";
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { IN_PLACE } from "~/browser/boot";
import { showCartCount } from "~/browser/cart-count";
import { forCustomer } from "~/browser/for-customer";
import { paths } from "~/paths";
import type { Frame } from "./frame";

/** Parts of the frame that an add changes. `cart` is null for an anonymous visitor, whose cart is a cookie. */
export type Added = Pick<Frame, "cart" | "notices">;

interface Add {
  fields: FormData;
  onAnswer: () => void;
  /** The answer, unless the add was refused or led elsewhere. */
  added?: Added;
}

/**
 * Adds that wait for their responses; the first one is in progress. An anonymous cart is a cookie that each response
 * replaces, so two concurrent adds would lose one. The queue is outside React because the next page may have another frame.
 */
const waiting: Add[] = [];
let isSending = false;
let lastAnswer: unknown;

const AddContext = createContext<((fields: FormData) => Promise<void>) | null>(null);
export const AddProvider = AddContext.Provider;

/** Adds to the cart while the page stays; the promise ends with the answer. Null where a page has no frame. */
export const useAdd = () => useContext(AddContext);

/** Sends the adds of the page, for its frame. @returns also what the last one has changed, until root's loader runs again */
export function useCartAdds(frame: Frame) {
  const fetcher = useFetcher<{ added?: Added }>({ key: "add" });
  const { submit } = fetcher;
  const navigate = useSubmit();
  const [answer, setAnswer] = useState<{ frame: Frame; added: Added } | null>(null);
  const action = paths.cart();

  const send = useCallback(() => {
    const [next] = waiting;
    if (!next || isSending) return;
    isSending = true;
    submit(next.fields, { method: "post", action: forCustomer(action) });
  }, [submit, action]);

  const add = useCallback(
    (fields: FormData) => {
      fields.set(IN_PLACE, "1");
      return new Promise<void>((onAnswer) => {
        waiting.push({ fields, onAnswer });
        send();
      });
    },
    [send],
  );

  useEffect(() => {
    const { data, state } = fetcher;
    const [first] = waiting;
    if (first && data && data !== lastAnswer) {
      lastAnswer = data;
      first.onAnswer();
      if (data.added) {
        first.added = data.added;
        if (data.added.cart === null) showCartCount();
        setAnswer({ frame, added: data.added });
      } else {
        // Refused: nothing was added, and the cart's page shows why, as without scripts.
        first.fields.delete(IN_PLACE);
        navigate(first.fields, { method: "post", action: forCustomer(action) });
      }
    }
    if (state !== "idle" || !isSending) return;
    isSending = false;
    const done = waiting.shift();
    done?.onAnswer();
    // A navigation that was under way has brought another frame.
    if (done?.added) setAnswer({ frame, added: done.added });
    send();
  }, [fetcher, send, navigate, frame, action]);

  return { add, added: answer?.frame === frame ? answer.added : null };
}

/** Whether a page was answered by `Added`, and its frame has nothing else to load. */
export const isAddedInPlace = ({
  actionResult,
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, "actionResult" | "currentUrl" | "nextUrl">): boolean =>
  addedIn(actionResult) !== undefined && currentUrl.href === nextUrl.href;

/** `shouldRevalidate` of pages whose data do not depend on the cart. */
export const shouldRevalidateUnlessAdded = (args: ShouldRevalidateFunctionArgs): boolean =>
  !isAddedInPlace(args) && args.defaultShouldRevalidate;

/** `shouldRevalidate` of pages that show the contents of the cart to customers only. */
export const shouldRevalidateForCustomers = (args: ShouldRevalidateFunctionArgs): boolean =>
  !(isAddedInPlace(args) && addedIn(args.actionResult)?.cart === null) && args.defaultShouldRevalidate;

const addedIn = (actionResult: unknown): Added | undefined => Object(actionResult).added;
