import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import * as styles from "./search-form.css";

/** The plain search: in the header, and again where a page was not found. */
export function SearchForm({
  id,
  label,
  defaultValue,
  className,
}: {
  id: string;
  label: string;
  defaultValue: string;
  className?: string;
}) {
  const { t } = useTranslation();
  return (
    <Form
      className={classes(styles.root, className)}
      role="search"
      action={paths.products()}
      aria-label={label}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{t("search.label")}</VisuallyHidden>
      </label>
      <input
        className={styles.input}
        id={id}
        name="search"
        type="search"
        defaultValue={defaultValue}
        placeholder={t("search.placeholder")}
        autoComplete="off"
      />
      <button type="submit" className={styles.button}>
        {t("search.action")}
      </button>
    </Form>
  );
}
