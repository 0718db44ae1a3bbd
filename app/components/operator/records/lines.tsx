/** A multi-line value, or a dash if the value is empty. */
export const Lines = ({ text }: { text: string }) =>
  (text || "–").split("\n").map((line, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are not reordered
    <span key={n} style={{ display: "block" }}>
      {line}
    </span>
  ));
