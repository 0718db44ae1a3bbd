// Forms of the back office. The fields themselves are in components/ui/form/field.
import type { FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { Form } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import * as styles from "./forms.css";

/** Filters of a list, as a GET form. The first field takes the remaining width. */
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

/** Rarely used filters, collapsed unless one is used. */
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

export const BulkBar = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in every browser
  <div role="group" aria-label={label} className={styles.bulkBar}>
    {children}
  </div>
);

export const PostForm = ({ className, ...rest }: FormProps) => (
  <Form method="post" className={classes(styles.form, className)} {...rest} />
);

export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.fieldGrid}>{children}</div>
);

export const WholeRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.all}>{children}</div>
);
