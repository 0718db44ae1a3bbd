import type { ReactNode } from "react";

/** The value that marks an element's place in a text: `t("support", { email: GAP })`. */
export const GAP = "\ufffc";

/** A text with `children` in its gap. A text without a gap is rendered without them. */
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
