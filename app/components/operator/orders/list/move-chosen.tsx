import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { soft } from "~/components/operator/ui/base.css";
import { PostForm } from "~/components/operator/ui/forms";
import { Columns, Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import { type PostedForm, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { CHOSEN_ACTS } from "~/contract/constants/order-list";
import type { ChosenOrder } from "~/contract/operator/chosen-orders";
import { ChosenPrints } from "./chosen-prints";

/** Selects an action for the orders. Next to each action is the number of orders that allow it. */
export function MoveChosenForm({
  orders,
  mayMove,
  ...posted
}: PostedForm & { orders: ChosenOrder[]; mayMove: boolean }) {
  const { t } = useTranslation("operator");
  const counted = CHOSEN_ACTS.map((act) => ({
    act,
    count: orders.filter(({ acts }) => acts.includes(act)).length,
  }));
  const first = counted.find(({ count }) => count > 0)?.act;
  const [form, fields] = usePostedForm<"to" | "note">({
    ...{ id: "move-chosen", ...posted },
    defaultValue: { to: first ?? "" },
  });
  return (
    <Columns of="two">
      <Panel title={t("chosen.move")}>
        <PostForm {...getFormProps(form)}>
          {orders.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          {counted.map(({ act, count }) => (
            <div key={act}>
              <Check
                type="radio"
                id={`to-${act}`}
                name="to"
                value={act}
                disabled={!mayMove || count === 0}
                defaultChecked={act === fields.to.initialValue}
                count={t("chosen.of", { count, all: orders.length })}
              >
                {t(`chosen.acts.${act}`)}
              </Check>
            </div>
          ))}
          <p className={soft}>{t("chosen.hint")}</p>
          <TextField {...textProps(fields.note)} label={t("order.note")} optional={t("order.optional")} />
          <p>
            <Button variant="primary" name="intent" value="move-orders" disabled={!mayMove || !first}>
              {t("chosen.apply", { count: orders.length })}
            </Button>{" "}
            {!mayMove && <span className={soft}>{t("needsRole")}</span>}
          </p>
        </PostForm>
      </Panel>
      <Panel title={t("chosen.prints")}>
        <form>
          {orders.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <p>
            <ChosenPrints />
          </p>
        </form>
        <p className={soft}>{t("chosen.printsHint")}</p>
      </Panel>
    </Columns>
  );
}
