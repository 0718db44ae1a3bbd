import * as styles from "./section.css";

/** A block's title, under the id by which its section is named; none where the block has none. */
export function Heading({ id, title }: { id: string; title: string | null }) {
  if (!title) return null;
  return (
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
  );
}

/** Names a section by its heading, where there is one. */
export const labelledBy = (id: string, title: string | null) => (title ? { "aria-labelledby": id } : {});
