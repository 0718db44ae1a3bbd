// The forms of the back office; their fields are those of components/ui/form/field.
import type { FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { Form } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import * as styles from "./forms.css";

/** The filters of a list: one GET form, whose first field takes the room. */
export function FilterBar({
  action,
  label,
  children,
}: {
  action: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <Form action={action} className={styles.filterBar} aria-label={label} role="search">
      {children}
    </Form>
  );
}

/** Filters that are rarer: folded until one of them is used. */
export const MoreFilters = ({
  label,
  isOpen,
  children,
}: {
  label: string;
  isOpen: boolean;
  children: ReactNode;
}) => (
  <details className={styles.moreFilters} open={isOpen}>
    <summary>{label}</summary>
    <div>{children}</div>
  </details>
);

/** What may be done with the rows chosen: inside the list's own form. */
export const BulkBar = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in every browser
  <div role="group" aria-label={label} className={styles.bulkBar}>
    {children}
  </div>
);

/** A posted form, its fields below one another. */
export const PostForm = ({ className, ...rest }: FormProps) => (
  <Form method="post" className={classes(styles.form, className)} {...rest} />
);

/** Short fields beside one another where they fit. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.fieldGrid}>{children}</div>
);

/** A field that takes the whole width of its grid. */
export const WholeRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.all}>{children}</div>
);
