import type { ReactNode } from "react";

/** Placeholder for an element in a text: `t("support", { email: GAP })`. */
export const GAP = "\ufffc";

/** A text with `children` in its gap. A text without a gap is rendered without the children. */
export function TextAround({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(GAP);
  if (after === undefined) return text;
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
