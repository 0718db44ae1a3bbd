import { useFetcher } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { forCustomer } from "~/browser/for-customer";
import type { PadItem } from "~/contract/order-pad";
import { paths } from "~/paths";

interface ItemsResponse {
  search: string;
  items: PadItem[];
}

const DEBOUNCE_MS = 150;
const MIN_SEARCH_LENGTH = 2;
/** A quantity before the search text, e.g. "6 x ". */
const TIMES = /^\s*\d{1,6}\s?[x×*]\s+/i;

/**
 * Item suggestions below the field while a line is typed. The arrow keys move through them, Enter takes one and waits
 * for its quantity, Escape closes the list. With no item selected, Enter sends the line unchanged, as barcode scanners
 * do.
 */
export function useItemSearch() {
  const { load, data } = useFetcher<ItemsResponse>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [search, setSearch] = useState("");
  const [active, setActive] = useState(-1);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    return () => clearTimeout(timer.current);
  }, []);

  const items = data?.search === search ? data.items : [];
  const isOpen = search !== "" && items.length > 0;
  const close = () => {
    clearTimeout(timer.current);
    setSearch("");
    setActive(-1);
  };
  const choose = (input: HTMLInputElement, item: PadItem) => {
    const times = TIMES.exec(input.value)?.[0] ?? "";
    const { sku } = item.product_detail;
    input.value = times ? `${times}${sku}` : `${sku} `;
    close();
    input.focus();
  };
  return {
    items,
    isOpen,
    active,
    isHydrated,
    close,
    choose,
    onInput(value: string) {
      clearTimeout(timer.current);
      setActive(-1);
      const typed = value.replace(TIMES, "").trim();
      setSearch(typed);
      if (typed.length < MIN_SEARCH_LENGTH) return;
      timer.current = setTimeout(
        () => load(forCustomer(paths.orderPadItems({ search: typed }))),
        DEBOUNCE_MS,
      );
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (!isOpen) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = items[active];
      if (event.key === "Escape") close();
      else if (step) setActive(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
      else if (event.key === "Enter" && chosen) choose(event.currentTarget, chosen);
      else return;
      event.preventDefault();
    },
  };
}
