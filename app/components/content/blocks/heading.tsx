import * as styles from "./section.css";

/** A block's title. `id` is the id by which the block's section is labelled. Renders nothing without a title. */
export function Heading({ id, title }: { id: string; title: string | null }) {
  if (!title) return null;
  return (
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
  );
}

/** Labels a section by its heading, if it has one. */
export const labelledBy = (id: string, title: string | null) => (title ? { "aria-labelledby": id } : {});
