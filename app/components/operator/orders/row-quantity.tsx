import { useField } from "@conform-to/react";
import { QuantityInput } from "~/components/product/quantity-input";
import { type PostedField, textProps } from "~/components/ui/form/posted-form";

/** Quantity of one row of an order. The field's name is `shipped.{row}`. */
export function RowQuantity({ name, label }: { name: string; label: string }) {
  const [field]: [PostedField, unknown] = useField(name);
  const { errors, ...input } = textProps(field);
  return <QuantityInput {...input} aria-label={label} aria-invalid={errors ? true : undefined} />;
}
