/** A value, each of its lines on its own; a dash for none. */
export const Lines = ({ text }: { text: string }) =>
  (text || "–").split("\n").map((line, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are not reordered
    <span key={n} style={{ display: "block" }}>
      {line}
    </span>
  ));
