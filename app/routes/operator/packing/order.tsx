import "~/kit";
import "~/operator-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AddressLines, addresseeOf } from "~/components/account/addresses/address-lines";
import { OrderNotes } from "~/components/account/orders/order-notes";
import { OrderParcels } from "~/components/account/orders/order-parcels";
import { PickList } from "~/components/operator/orders/desk/pick-list";
import { MoveForm, moveFieldId } from "~/components/operator/orders/move-form";
import { Columns, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { idIn } from "~/contract/input/id";
import { packedOrderForm } from "~/contract/operator/order-forms";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { read, refuse, withFields } from "~/storefront/forms/form";
import { moveIn } from "~/storefront/operator/order-quantities";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

export const handle = { i18n: ["cart", "checkout"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t, may } = await operatorContext(args, "packing.read");
  const order = await or404(shop.packing.get({ id: idIn(args.params.id) ?? 0 }));
  return {
    title: `${order.number} | ${t("title")}`,
    order,
    constraint: constraintOf(packedOrderForm),
    formId: crypto.randomUUID(),
    mayWrite: may("packing.write"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "packing.write");
  const id = idIn(args.params.id) ?? 0;
  const { submission, form } = await read(args, packedOrderForm, locale);
  const replier = withFields(submission, form, ["shipped"]);
  if (submission.status !== "success") return refuse(replier.reply(), 400);
  const shipped = shop.packing.ship(
    { id, ...moveIn(submission.value, form) },
    { idempotencyKey: submission.value.form_id },
  );
  return runAction(args, replier, shipped, operatorPaths.packedOrder(id), t("order.moved"));
}

export default function PackedOrderScreen() {
  const { order, constraint, formId, mayWrite } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation(["operator", "common"]);
  const { date } = useFormat();
  const to = order.shipping_address;
  return (
    <Stack>
      <PageHead title={order.number} back={{ to: operatorPaths.packing(), label: t("nav.packing") }}>
        {order.requested_date && t("common:requestedFor", { date: date(order.requested_date) })}{" "}
        {order.pick.length > 0 && t("orderDesk.next.by", { date: date(order.promised_by) })}
      </PageHead>
      <FormErrors title={() => t("notDone")} error={result?.error} idOf={moveFieldId} />
      <Columns of="side">
        <Stack>
          <PickList
            pick={order.pick}
            file={operatorPaths.packingFile("packing-lists.pdf", { id: order.id })}
          />
          <MoveForm
            key={result ? "refused" : order.shipments.length}
            order={order}
            formId={formId}
            result={result}
            constraint={constraint}
            mayWrite={mayWrite}
          />
          <OrderParcels
            order={order}
            rows={order.rows}
            documentPath={(document) => operatorPaths.deliveryNote(order.id, document)}
          />
        </Stack>
        <Stack>
          <Panel title={t("packing.to")}>
            <address>
              {addresseeOf(to)}
              <br />
              <AddressLines address={to} forParcel />
              {[to.phone, to.email].filter(Boolean).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
            <p>{order.carrier}</p>
            {order.reference && <p>{t("packing.reference", { reference: order.reference })}</p>}
          </Panel>
          <OrderNotes order={order} />
        </Stack>
      </Columns>
    </Stack>
  );
}
