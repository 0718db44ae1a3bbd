import { FormProvider, getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import { SelectField, TextField } from "~/components/ui/form/field";
import {
  hiddenProps,
  type PostedField,
  type PostedForm,
  selectProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import type { PackedOrder } from "~/contract/operator/packing";
import { classes } from "~/theme/classes";
import { columns, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";
import { ShippedRows } from "./shipped-rows";

/** Field names of the API call, mapped to the form's fields of the parcel. */
const PARCEL_FIELDS = new Map([
  ["tracking.carrier", "carrier"],
  ["tracking.number", "tracking"],
  ["tracking.url", "url"],
]);

export const moveFieldId = (field: string): string => PARCEL_FIELDS.get(field) ?? field;

export function MoveForm({
  order,
  mayWrite,
  ...posted
}: PostedForm & {
  order: Pick<PackedOrder, "rows" | "moves">;
  /** Posted twice, the same form moves the order once. */
  formId: string;
  mayWrite: boolean;
}) {
  const { t } = useTranslation("operator");
  if (order.moves.length === 0 || !mayWrite)
    return (
      <section className={stack.s4}>
        <ShippedRows rows={order.rows} />
        <p>{t(mayWrite ? "order.final" : "needsRole")}</p>
      </section>
    );
  return <NextStatusForm order={order} {...posted} />;
}

type Name = "form_id" | "shipped" | "to" | "carrier" | "tracking" | "url" | "note";

function NextStatusForm({
  order: { rows, moves },
  formId,
  ...posted
}: PostedForm & { order: Pick<PackedOrder, "rows" | "moves">; formId: string }) {
  const { t } = useTranslation(["operator", "account"]);
  const [form, fields] = usePostedForm<Name>({
    ...{ id: "move", ...posted },
    defaultValue: {
      form_id: formId,
      shipped: Object.fromEntries(rows.map((row) => [row.id, String(row.shipped_qty)])),
    },
  });
  const isPartial = moves.includes("partially_shipped");
  const parcel = (ofCall: "tracking.carrier" | "tracking.number" | "tracking.url", field: PostedField) => ({
    ...textProps(field),
    optional: t("order.optional"),
    errors: form.allErrors[ofCall],
  });
  return (
    <FormProvider context={form.context}>
      <Form {...getFormProps(form)} method="post" className={stack.s4}>
        <DefaultButton />
        <input {...hiddenProps(fields.form_id)} />
        <ShippedRows rows={rows} isInput={isPartial} />
        {isPartial && <p className={classes(small, muted)}>{t("order.shippedHint")}</p>}
        <h2>{t("order.move")}</h2>
        <SelectField
          {...selectProps(fields.to)}
          label={t("order.to")}
          hint={moves.some((to) => to === "cancelled" || to === "refunded") && t("order.finalHint")}
          options={[
            { value: "", label: t("order.choose") },
            ...moves.map((value) => ({ value, label: t(`account:status.${value}`) })),
          ]}
        />
        {moves.includes("shipped") && (
          <div className={columns}>
            <TextField {...parcel("tracking.carrier", fields.carrier)} label={t("order.carrier")} />
            <TextField {...parcel("tracking.number", fields.tracking)} label={t("order.tracking")} />
            <TextField {...parcel("tracking.url", fields.url)} type="url" label={t("order.url")} />
          </div>
        )}
        <TextField {...textProps(fields.note)} label={t("order.note")} optional={t("order.optional")} />
        <p>
          <Button name="intent" value="move">
            {t("order.apply")}
          </Button>
        </p>
      </Form>
    </FormProvider>
  );
}
