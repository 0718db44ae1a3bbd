import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countStep } from "~/browser/count-step";
import * as styles from "./stepper.css";

/** A quantity between its two buttons. Without JavaScript they send the form, and the server counts. */
export function Stepper({
  name,
  min,
  step,
  button,
  children,
}: {
  /** Whose quantity it is, for those who do not see. */
  name: string;
  min: number;
  step: number;
  /** How a button that adds so many is sent. */
  button: (step: number) => ComponentPropsWithoutRef<"button">;
  /** The field. */
  children: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const press = (event: MouseEvent<HTMLButtonElement>, by: number) => {
    event.preventDefault();
    countStep(event.currentTarget, by, min);
  };
  const stepButton = (by: number, sign: string, label: string) => (
    <button
      className={styles.button}
      aria-label={`${label}: ${name}`}
      onClick={(event) => press(event, by)}
      {...button(by)}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles.root}>
      {stepButton(-step, "−", t("quantity.less"))}
      {children}
      {stepButton(step, "+", t("quantity.more"))}
    </div>
  );
}
