import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import type { Frame } from "./frame";

/**
 * The shop's languages. A form, and no links to `?locale=`, which speak for one page: what is chosen here is remembered,
 * and the page comes anew with its texts.
 */
export function LanguageForm({
  frame,
  names,
  className,
  itemClass,
}: {
  frame: Pick<Frame, "locale" | "locales" | "path" | "search">;
  /** "EN" where there is little room, "English" after a word that says what it is. */
  names: "short" | "whole";
  className: string;
  itemClass: string;
}) {
  const { t } = useTranslation();
  return (
    <Form
      method="post"
      action={paths.locale()}
      reloadDocument
      aria-label={names === "short" ? t("language.label") : undefined}
      className={className}
    >
      <input type="hidden" name="redirectTo" value={frame.path + frame.search} />
      {names === "whole" && <>{t("language.label")}: </>}
      {frame.locales.map((locale) => [
        <button
          key={locale}
          type="submit"
          className={itemClass}
          name="locale"
          value={locale}
          lang={locale}
          aria-pressed={locale === frame.locale}
        >
          {names === "whole" ? (
            t(`language.${locale}`)
          ) : (
            <abbr title={t(`language.${locale}`)}>{locale.toUpperCase()}</abbr>
          )}
        </button>,
        " ",
      ])}
    </Form>
  );
}
