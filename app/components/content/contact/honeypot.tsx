import { useTranslation } from "react-i18next";
import { root as unseen } from "~/components/ui/page/visually-hidden.css";

/**
 * A field that only a bot fills: out of sight, out of the tab order, and named for those who hear it all the same. The
 * attributes tell password managers, which fill a web site where they find one, to leave it alone.
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
