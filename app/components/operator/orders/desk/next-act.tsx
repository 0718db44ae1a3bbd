import { useTranslation } from "react-i18next";
import { soft } from "~/components/operator/ui/base.css";
import { NextAction } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { Form } from "~/components/ui/page/link";
import type { PickRow } from "~/contract/operator/order-desk";
import type { OperatorOrder } from "~/contract/operator/orders";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";

export function NextAct({
  order,
  pick,
  mayWrite,
}: {
  order: OperatorOrder;
  pick: PickRow[];
  mayWrite: boolean;
}) {
  const { t } = useTranslation(["operator", "common"]);
  const act = actOf(order);
  const { date, money } = useFormat();
  const refund = order.refunds.find(({ state }) => state === "by_hand");
  const pieces = pick.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <NextAction title={t(`orderDesk.next.${act}`, { count: pieces })}>
      {order.requested_date && <p>{t("common:requestedFor", { date: date(order.requested_date) })}</p>}
      {act === "ship" && (
        <p>
          {t("orderDesk.next.by", { date: date(order.promised_by) })}{" "}
          <a href={operatorPaths.orderFile(order.id, "packing-list")}>{t("order.files.packing")}</a>
        </p>
      )}
      {act === "refund" && refund && <p>{money(refund.amount, order.currency)}</p>}
      {act === "collect" && <p>{money(order.total, order.currency)}</p>}
      {act !== "none" && (
        <Form method="post">
          {act === "ship" && <Parcel />}
          {act === "refund" && <input type="hidden" name="refund" value={refund?.id} />}
          {(act === "ship" || act === "complete") && (
            <input type="hidden" name="to" value={act === "ship" ? "shipped" : "completed"} />
          )}
          <p>
            <Button variant="primary" width="full" name="intent" value={INTENTS[act]} disabled={!mayWrite}>
              {t(`orderDesk.next.buttons.${act}`)}
            </Button>
          </p>
          {!mayWrite && <p className={soft}>{t("needsRole")}</p>}
        </Form>
      )}
    </NextAction>
  );
}

const INTENTS = { collect: "paid", ship: "move", complete: "move", refund: "refund-paid" } as const;

/** Refunds come first: nothing else reminds the operator that the shop owes money. */
function actOf({ refunds, status, can_be_paid, moves }: OperatorOrder): keyof typeof INTENTS | "none" {
  if (refunds.some(({ state }) => state === "by_hand")) return "refund";
  if (status === "pending" && can_be_paid) return "collect";
  if (moves.includes("shipped") && status !== "partially_refunded" && status !== "refunded") return "ship";
  if (can_be_paid) return "collect";
  return status === "shipped" && moves.includes("completed") ? "complete" : "none";
}

function Parcel() {
  const { t } = useTranslation("operator");
  const optional = t("order.optional");
  return (
    <>
      <TextField id="next-carrier" name="carrier" label={t("order.carrier")} optional={optional} />
      <TextField
        id="next-tracking"
        name="tracking"
        label={t("order.tracking")}
        optional={optional}
        autoComplete="off"
      />
    </>
  );
}
