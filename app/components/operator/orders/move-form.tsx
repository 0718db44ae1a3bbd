import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import { SelectField, TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { Form } from "~/components/ui/page/link";
import type { OperatorOrder } from "~/contract/operator/orders";
import { classes } from "~/theme/classes";
import { columns, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";
import { ShippedRows } from "./shipped-rows";

/** The fields of the parcel, by the call's names. */
const PARCEL_FIELDS = new Map([
  ["tracking.carrier", "carrier"],
  ["tracking.number", "tracking"],
  ["tracking.url", "url"],
]);

export const moveFieldId = (field: string): string => PARCEL_FIELDS.get(field) ?? field;

/** An order's rows with shipped quantities, and its next status. */
export function MoveForm({
  order,
  refused,
  mayWrite,
}: {
  order: Pick<OperatorOrder, "rows" | "moves">;
  refused: RefusedForm | undefined;
  mayWrite: boolean;
}) {
  const { t } = useTranslation(["operator", "account"]);
  const { moves } = order;
  if (moves.length === 0 || !mayWrite)
    return (
      <section className={stack.s4}>
        <ShippedRows rows={order.rows} typed={null} />
        <p>{t(mayWrite ? "order.final" : "needsRole")}</p>
      </section>
    );
  const isPartial = moves.includes("partially_shipped");
  return (
    <Form method="post" className={stack.s4}>
      <DefaultButton />
      <ShippedRows rows={order.rows} typed={isPartial ? (refused?.typed ?? {}) : null} />
      {isPartial && <p className={classes(small, muted)}>{t("order.shippedHint")}</p>}
      <h2>{t("order.move")}</h2>
      <SelectField
        id="to"
        name="to"
        required
        label={t("order.to")}
        hint={moves.some((to) => to === "cancelled" || to === "refunded") && t("order.finalHint")}
        defaultValue={refused?.typed.to ?? ""}
        errors={refused?.errors.to ?? []}
        options={[
          { value: "", label: t("order.choose") },
          ...moves.map((value) => ({ value, label: t(`account:status.${value}`) })),
        ]}
      />
      {moves.includes("shipped") && <TrackingFields refused={refused} />}
      <TextField
        id="note"
        name="note"
        label={t("order.note")}
        optional={t("order.optional")}
        defaultValue={refused?.typed.note}
        errors={refused?.errors.note ?? []}
      />
      <p>
        <Button name="intent" value="move">
          {t("order.apply")}
        </Button>
      </p>
    </Form>
  );
}

function TrackingFields({ refused }: { refused: RefusedForm | undefined }) {
  const { t } = useTranslation("operator");
  const field = (ofCall: string) => ({
    id: moveFieldId(ofCall),
    name: moveFieldId(ofCall),
    optional: t("order.optional"),
    defaultValue: refused?.typed[moveFieldId(ofCall)],
    errors: refused?.errors[ofCall] ?? [],
  });
  return (
    <div className={columns}>
      <TextField {...field("tracking.carrier")} label={t("order.carrier")} />
      <TextField {...field("tracking.number")} label={t("order.tracking")} />
      <TextField {...field("tracking.url")} type="url" label={t("order.url")} />
    </div>
  );
}
