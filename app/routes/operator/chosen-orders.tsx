import "~/kit";
import "~/operator-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChosenRows } from "~/components/operator/orders/list/chosen-rows";
import { MoveChosenForm } from "~/components/operator/orders/list/move-chosen";
import { MoveResults } from "~/components/operator/orders/list/move-results";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Link } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { MAX_CHOSEN_ORDERS } from "~/contract/constants/order-list";
import { operatorChosenForm } from "~/contract/operator/order-forms";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { read, refuse, refusedBy } from "~/storefront/forms/form";
import { chosenIds } from "~/storefront/operator/chosen-ids";
import { operatorContext } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "orders.read");
  const { ids, isTooMany } = chosenIds(url.searchParams);
  const { results } =
    ids.length === 0 ? { results: [] } : await shop.chosenOrders.list({ ids: ids.join(",") });
  const constraint = constraintOf(operatorChosenForm);
  return { orders: results, isTooMany, constraint, mayMove: may("orders.write") };
}

/** Responds with the result of each order instead of redirecting, so that refused orders are not overlooked. */
export async function action(args: ActionFunctionArgs) {
  const { shop, locale } = await operatorContext(args, "orders.write");
  const { submission, form } = await read(args, operatorChosenForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { to, note } = submission.value;
  const moved = await attempt(shop.chosenOrders.move({ ids: chosenIds(form).ids, to, note }));
  if (!moved.ok) return refuse(refusedBy(submission, moved.error), moved.error.status);
  return data({ moved: { to, orders: moved.value.results } });
}

export default function ChosenOrders() {
  const { orders, isTooMany, constraint, mayMove } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { t } = useTranslation("operator");
  const result = posted && "result" in posted ? posted.result : undefined;
  return (
    <Stack>
      <PageHead
        title={t("chosen.title", { count: orders.length })}
        back={{ to: operatorPaths.orders(), label: t("nav.orders") }}
      />
      <FormErrors title={() => t("notDone")} error={result?.error} idOf={() => "to-paid"} />
      {posted && "moved" in posted && <MoveResults {...posted.moved} />}
      {isTooMany && <p>{t("chosen.tooMany", { count: MAX_CHOSEN_ORDERS })}</p>}
      {orders.length === 0 ? (
        <Empty>
          {t("chosen.none")} <Link to={operatorPaths.orders()}>{t("nav.orders")}</Link>
        </Empty>
      ) : (
        <>
          <MoveChosenForm
            key={result ? "refused" : orders.map(({ status }) => status).join(" ")}
            orders={orders}
            mayMove={mayMove}
            result={result}
            constraint={constraint}
          />
          <Panel bleed title={t("chosen.orders")}>
            <ChosenRows orders={orders} />
          </Panel>
        </>
      )}
    </Stack>
  );
}
