import { useTranslation } from "react-i18next";
import { Facts } from "~/components/ui/list/facts";
import { Notice } from "~/components/ui/page/notice";
import type { Receipt } from "~/contract/messages";
import { useFormat } from "~/i18n/use-format";
import { formWidth } from "~/theme/layout.css";

/** Confirms that and when the withdrawal was received, as proof for the customer. */
export function WithdrawalReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation("content");
  const { dateTime } = useFormat();
  return (
    <>
      <h1>{t("withdrawal.receipt.title")}</h1>
      <Notice kind="ok" lead={t("withdrawal.receipt.lead")}>
        {t("withdrawal.receipt.mailed")}
      </Notice>
      <div className={formWidth}>
        <Facts
          facts={[
            {
              name: t("withdrawal.receipt.at"),
              value: <time dateTime={receipt.received_at}>{dateTime(receipt.received_at)}</time>,
            },
            { name: t("withdrawal.receipt.reference"), value: receipt.reference },
          ]}
        />
      </div>
      <p>{t("withdrawal.receipt.next")}</p>
    </>
  );
}
