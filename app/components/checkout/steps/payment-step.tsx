import { useTranslation } from "react-i18next";
import { Choice } from "~/components/ui/form/choice";
import { describedBy, FieldError } from "~/components/ui/form/field";
import { Step } from "~/components/ui/page/steps";
import type { PaymentMethod } from "~/contract/shop";
import { useFormat } from "~/i18n/use-format";
import { PaymentIcon } from "./payment-icon";
import * as styles from "./payment-step.css";
import { StepProblem } from "./step-problem";

/** Payment methods, with a surcharge where the law allows one. */
export function PaymentStep({
  methods,
  chosen,
  currency,
  errors,
  problem,
  isPickup,
}: {
  methods: PaymentMethod[];
  chosen: number | null;
  currency: string;
  errors: string[];
  problem: string | null;
  /** Pickup has no courier to pay. */
  isPickup: boolean;
}) {
  const { t } = useTranslation("checkout");
  const { money } = useFormat();
  return (
    <Step title={t("payment.title")} after={<FieldError id="payment_method" errors={errors} />}>
      {methods.map((method, index) => (
        <Choice
          // Resets the choice when the list of methods changes.
          key={`${method.id} of ${methods.map(({ id }) => id)}`}
          id={index === 0 ? "payment_method" : undefined}
          name="payment_method"
          value={method.id}
          defaultChecked={method.id === chosen}
          {...describedBy({ id: "payment_method", errors })}
          title={method.name}
          detail={isPickup && method.kind === "cash_on_delivery" ? t("payment.atPickup") : method.description}
          aside={
            <span className={styles.aside}>
              {Number(method.surcharge) > 0 && `+ ${money(method.surcharge, currency)}`}
              <PaymentIcon kind={method.kind} />
            </span>
          }
        />
      ))}
      <StepProblem text={methods.length === 0 ? t("payment.none") : problem} />
    </Step>
  );
}
