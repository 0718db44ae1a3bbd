import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import { SelectField, TextField } from "~/components/ui/form/field";
import type { OperatorOrder } from "~/contract/operator/operator";
import type { OperatorTexts } from "~/i18n/operator-texts";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { columns, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";
import { ShippedRows } from "./shipped-rows";

interface Fault {
  fields: Record<string, string[]>;
  typed: Record<string, string>;
}

/** An order's rows with shipped quantities, and its next status. */
export function MoveForm({
  order,
  words,
  fault,
}: {
  order: Pick<OperatorOrder, "rows" | "moves">;
  words: OperatorTexts["order"];
  fault: Fault | undefined;
}) {
  const { t } = useTranslation("account");
  const { moves } = order;
  if (moves.length === 0)
    return (
      <section className={stack.s4}>
        <ShippedRows rows={order.rows} words={words} typed={null} />
        <p>{words.final}</p>
      </section>
    );
  const isPartial = moves.includes("partially_shipped");
  return (
    <Form method="post" className={stack.s4}>
      <DefaultButton />
      <ShippedRows rows={order.rows} words={words} typed={isPartial ? (fault?.typed ?? {}) : null} />
      {isPartial && <p className={classes(small, muted)}>{words.shippedHint}</p>}
      <h2>{words.move}</h2>
      <SelectField
        id="to"
        name="to"
        required
        label={words.to}
        hint={moves.some((to) => to === "cancelled" || to === "refunded") && words.finalHint}
        defaultValue={fault?.typed.to ?? ""}
        errors={fault?.fields.to ?? []}
        options={[
          { value: "", label: words.choose },
          ...moves.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
      />
      {moves.includes("shipped") && <TrackingFields words={words} fault={fault} />}
      <TextField
        id="note"
        name="note"
        label={words.note}
        optional={words.optional}
        defaultValue={fault?.typed.note}
        errors={fault?.fields.note ?? []}
      />
      <p>
        <Button variant="primary" name="intent" value="move">
          {words.apply}
        </Button>
      </p>
    </Form>
  );
}

function TrackingFields({ words, fault }: { words: OperatorTexts["order"]; fault: Fault | undefined }) {
  const field = (name: string, ofCall: string) => ({
    id: name,
    name,
    optional: words.optional,
    defaultValue: fault?.typed[name],
    errors: fault?.fields[ofCall] ?? [],
  });
  return (
    <div className={columns}>
      <TextField {...field("carrier", "tracking.carrier")} label={words.carrier} />
      <TextField {...field("tracking", "tracking.number")} label={words.tracking} />
      <TextField {...field("url", "tracking.url")} type="url" label={words.url} />
    </div>
  );
}
