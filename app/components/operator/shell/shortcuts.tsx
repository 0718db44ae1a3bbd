// Keyboard shortcuts of the back office. Each has a link or a field with the same effect.
import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import type { Permission } from "~/contract/constants/permissions";
import { operatorPaths } from "~/operator-paths";
import { NAV_ITEMS } from "./nav-items";

export const BAR_SEARCH_ID = "bar-search";
export const KEYS_ID = "keys";

/** Targets of the letters typed after "g". `key` is a key of the navigation. */
export const GO_KEYS: readonly { letter: string; key: string }[] = [
  { letter: "t", key: "today" },
  { letter: "o", key: "orders" },
  { letter: "p", key: "product" },
  { letter: "c", key: "customers" },
  { letter: "i", key: "inbox" },
  { letter: "s", key: "settings" },
];

/** Handles shortcuts except while a field has the focus. Renders nothing. */
export function Shortcuts({ permissions }: { permissions: readonly Permission[] }) {
  const navigate = useNavigate();
  useEffect(() => {
    let isAfterG = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
      const goes = isAfterG && GO_KEYS.find(({ letter }) => letter === event.key);
      isAfterG = event.key === "g" && !isAfterG;
      if (goes) {
        const item = NAV_ITEMS.find(({ key, needs }) => key === goes.key && permissions.includes(needs));
        if (item) navigate(item.to);
      } else if (event.key === "/") {
        event.preventDefault();
        document.getElementById(BAR_SEARCH_ID)?.focus();
      } else if (event.key === "?") navigate(`${operatorPaths.search()}#${KEYS_ID}`);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [navigate, permissions]);
  return null;
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
