import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "~/components/ui/form/choice";
import { describedBy, FieldError } from "~/components/ui/form/field";
import { Notice } from "~/components/ui/page/notice";
import { Step } from "~/components/ui/page/steps";
import type { ShippingPolicy } from "~/contract/shop";
import { useFormat } from "~/i18n/use-format";
import { StepProblem } from "./step-problem";

/** Carriers, priced for the address and the cart. */
export function ShippingStep({
  policies,
  chosen,
  currency,
  errors,
  problem,
  isReplaced,
  children,
}: {
  policies: ShippingPolicy[];
  chosen: number | null;
  currency: string;
  errors: string[];
  problem: string | null;
  /** The carrier chosen before does not deliver to the address. */
  isReplaced: boolean;
  /** The requested day. */
  children: ReactNode;
}) {
  const { t } = useTranslation("checkout");
  const { money } = useFormat();
  const priceOf = ({ price }: ShippingPolicy) =>
    Number(price) > 0 ? money(price, currency) : t("shipping.free");
  return (
    <Step
      title={t("shipping.title")}
      after={
        <>
          <FieldError id="shipping_policy" errors={errors} />
          {children}
        </>
      }
    >
      {policies.map((policy, index) => (
        <Choice
          // Resets the choice when the list of carriers changes.
          key={`${policy.id} of ${policies.map(({ id }) => id)}`}
          id={index === 0 ? "shipping_policy" : undefined}
          name="shipping_policy"
          value={policy.id}
          defaultChecked={policy.id === chosen}
          {...describedBy({ id: "shipping_policy", errors })}
          title={policy.name}
          detail={policy.description}
          aside={priceOf(policy)}
        />
      ))}
      {isReplaced && <Notice kind="warn" lead={t("shipping.replaced")} />}
      <StepProblem text={policies.length === 0 ? t("shipping.none") : problem} />
    </Step>
  );
}
