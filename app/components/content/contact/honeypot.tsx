import { useTranslation } from "react-i18next";
import { root as unseen } from "~/components/ui/page/visually-hidden.css";

/**
 * A field that only bots fill: invisible, hidden from assistive technology, and not in the tab order. Its label is
 * "leave empty", for anyone who finds it anyway. The attributes make password managers, which would otherwise fill it as
 * a web site, ignore it.
 */
export function Honeypot() {
  const { t } = useTranslation("content");
  return (
    <div className={unseen} aria-hidden="true">
      <label htmlFor="website">{t("contact.honeyPot")}</label>
      <input
        id="website"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
