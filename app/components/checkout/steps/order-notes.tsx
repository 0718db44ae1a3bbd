import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "~/components/ui/page/disclosure";
import { stack } from "~/theme/layout.css";

/** Optional fields that few orders need, collapsed after the last step. */
export function OrderNotes({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation("checkout");
  return (
    <Disclosure summary={t("notes.title")} open={isOpen}>
      <div className={stack.s4}>{children}</div>
    </Disclosure>
  );
}
