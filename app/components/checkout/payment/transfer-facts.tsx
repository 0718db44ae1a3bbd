import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Facts } from "~/components/ui/list/facts";
import { CodePicture } from "~/components/ui/picture/code-picture";
import { groupedIban } from "~/i18n/bank-transfer";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { row, rowBetween, stack } from "~/theme/layout.css";
import { muted, number, small } from "~/theme/text.css";
import * as styles from "./transfer-facts.css";

export interface Transfer {
  payee: string;
  iban: string;
  amount: string;
  currency: string;
  reference: string;
  /** Modules of the QR code, one string of 0 and 1 per row. null if there is no code. */
  code: string[] | null;
}

/** Details of a bank transfer, each with a copy button, and the QR code for banking apps. */
export function TransferFacts({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation("checkout");
  const { money } = useFormat();
  const { payee, iban, amount, currency, reference, code } = transfer;
  return (
    <div className={row}>
      <div className={styles.facts}>
        <Facts
          layout="stacked"
          facts={[
            { name: t("transfer.payee"), value: <Copied text={payee} copied={payee} /> },
            { name: "IBAN", value: <Copied text={groupedIban(iban)} copied={iban} /> },
            { name: t("transfer.amount"), value: <Copied text={money(amount, currency)} copied={amount} /> },
            { name: t("transfer.reference"), value: <Copied text={reference} copied={reference} /> },
          ]}
        />
      </div>
      {code && (
        <div className={classes(styles.scan, stack.s2)}>
          <CodePicture modules={code} label={t("transfer.code")} />
          <p className={classes(small, muted)}>{t("transfer.scan")}</p>
        </div>
      )}
    </div>
  );
}

/** @param copied text for the clipboard: banks expect no spaces and no currency sign */
function Copied({ text, copied }: { text: string; copied: string }) {
  const { t } = useTranslation("checkout");
  const [state, setState] = useState<"none" | "ready" | "done">("none");
  useEffect(() => setState(navigator.clipboard ? "ready" : "none"), []);
  const copy = () => navigator.clipboard.writeText(copied).then(() => setState("done"));
  return (
    <div className={classes(rowBetween, styles.copied)}>
      <b className={number}>{text}</b>
      <div className={styles.copy}>
        {state !== "none" && (
          <Button type="button" size="slim" onClick={copy}>
            {t(state === "done" ? "transfer.copied" : "transfer.copy")}
          </Button>
        )}
      </div>
    </div>
  );
}
