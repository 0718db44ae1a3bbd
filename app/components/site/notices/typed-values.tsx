import { useTranslation } from "react-i18next";
import { Facts } from "~/components/ui/list/facts";
import { Notice } from "~/components/ui/page/notice";
import { multiline } from "~/theme/text.css";

export interface TypedValue {
  label: string;
  text: string;
}

export function TypedValues({ values }: { values: TypedValue[] }) {
  if (values.length === 0) return null;
  const facts = values.map(({ label, text }) => ({
    name: label,
    value: <span className={multiline}>{text}</span>,
  }));
  return <Facts facts={facts} layout="stacked" />;
}

/** Notice about a form that was not processed, with the typed values unless the form itself shows them. */
export function UnsentNotice({ typed }: { typed: TypedValue[] }) {
  const { t } = useTranslation();
  return (
    <Notice kind="warn" lead={t("pending.lead")}>
      {t("pending.text")}
      <TypedValues values={typed} />
    </Notice>
  );
}
