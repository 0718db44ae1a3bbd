import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countStep } from "~/browser/count-step";
import * as styles from "./stepper.css";

/**
 * A quantity between two step buttons. Without JavaScript the buttons post the form, and the server changes the
 * quantity.
 */
export function Stepper({
  name,
  min,
  step,
  button,
  children,
}: {
  /** Name of the item, for screen readers. */
  name: string;
  min: number;
  step: number;
  /** Returns the attributes of the button that adds `step`. */
  button: (step: number) => ComponentPropsWithoutRef<"button">;
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
