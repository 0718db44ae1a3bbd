import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, memo, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchIcon } from "~/components/ui/icons";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import * as styles from "./search-form.css";
import { type Suggestion, useSuggestions } from "./use-suggestions";

/** Search form in the header and on the page for missing paths. With JavaScript it shows suggestions. */
export const SearchForm = memo(function SearchForm({
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
  const { options, isOpen, active, isHydrated, suggestFor, onKeyDown, close, go } = useCombobox();
  const list = `${id}-suggestions`;
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? list : undefined,
    "aria-activedescendant": isOpen && active >= 0 ? `${list}-${active}` : undefined,
  } as const;
  return (
    <Form
      className={classes(styles.root, className)}
      role="search"
      action={paths.products()}
      aria-label={label}
      onSubmit={close}
    >
      <input
        className={styles.input}
        id={id}
        name="search"
        type="search"
        defaultValue={defaultValue}
        aria-label={t("search.label")}
        placeholder={t("search.placeholder")}
        autoComplete="off"
        {...(isHydrated ? combobox : {})}
        onChange={({ target }) => suggestFor(target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <button type="submit" className={styles.button}>
        <SearchIcon className={styles.icon} />
        <VisuallyHidden>{t("search.action")}</VisuallyHidden>
      </button>
      {isOpen && (
        <div className={styles.list} id={list} role="listbox" aria-label={t("search.suggestions")}>
          {options.map(({ href, text, note, line, picture }, index) => (
            // The field keeps the focus and handles the keys. A pointer event prevents the blur.
            <div
              key={href}
              id={`${list}-${index}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => {
                event.preventDefault();
                go(href);
              }}
            >
              {picture && <img className={styles.picture} src={picture} alt="" />}
              <span className={styles.text}>
                {text}
                {line && <br />}
                <span className={styles.note}>{line}</span>
              </span>
              {note && <span className={styles.note}>{note}</span>}
            </div>
          ))}
        </div>
      )}
    </Form>
  );
});

/** Suggestions below the field: arrow keys move through them, Enter follows one, Escape closes the list. */
function useCombobox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search, found, fetchSuggestions } = useSuggestions(t("search.category"));
  const [isHydrated, setHydrated] = useState(false);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  useEffect(() => setHydrated(true), []);

  const options: Suggestion[] = [
    ...found,
    { href: paths.products({ search: typed }), text: t("search.more", { search: typed }) },
  ];
  const isOpen = typed !== "" && search === typed && found.length > 0;
  const close = () => {
    setTyped("");
    setActive(-1);
  };
  const go = (href: string) => {
    close();
    navigate(href);
  };
  const suggestFor = (value: string) => {
    setTyped(value.trim());
    setActive(-1);
    fetchSuggestions(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Arrow down opens a closed list again.
    if (!isOpen && event.key === "ArrowDown") suggestFor(event.currentTarget.value);
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (event.key === "Escape") close();
    else if (step) setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    else if (event.key === "Enter" && chosen) go(chosen.href);
    else return;
    event.preventDefault();
  };
  return { options, isOpen, active, isHydrated, suggestFor, onKeyDown, close, go };
}
