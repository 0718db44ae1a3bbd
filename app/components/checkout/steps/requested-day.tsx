import { useTranslation } from "react-i18next";
import { TextField } from "~/components/ui/form/field";
import { type PostedField, textProps } from "~/components/ui/form/posted-form";
import type { CheckoutQuote } from "~/contract/checkout";
import { useFormat } from "~/i18n/use-format";

/** The day on which the goods are wanted. The server refuses closed days, and proposes the next one. */
export function RequestedDay({ field, days }: { field: PostedField; days: CheckoutQuote["requested_days"] }) {
  const { t } = useTranslation("cart");
  const { date } = useFormat();
  if (!days) return null;
  return (
    <TextField
      {...textProps(field)}
      type="date"
      min={days.first}
      max={days.last}
      label={t("requestedDay.label")}
      optional={t("requestedDay.optional")}
      hint={t("requestedDay.hint", { first: date(days.first), last: date(days.last) })}
    />
  );
}
