import "~/kit";
import "~/operator-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ItemDetails } from "~/components/operator/item-details";
import { PriceChanges } from "~/components/operator/products/price-changes";
import { StockMovements } from "~/components/operator/products/stock-movements";
import { VariantGrid } from "~/components/operator/products/variant-grid";
import { RecordTabs } from "~/components/operator/records/record-tabs";
import { FilterBar } from "~/components/operator/ui/forms";
import { PageHead, Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText, replyTo } from "~/components/ui/form/posted-form";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { MAX_SKU_LENGTH } from "~/contract/constants/limits";
import { operatorItemsForm } from "~/contract/operator/forms";
import { SaveVariantGrid } from "~/contract/operator/variant-grid";
import { messageFor } from "~/i18n/server";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse } from "~/storefront/forms/form";
import { formText, postedForm } from "~/storefront/forms/posted-form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { filledGrid, gridErrors, postedGrid } from "~/storefront/operator/variant-grid-form";
import { flashMessage } from "~/storefront/request/flash";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "catalogue.read");
  const item = url.searchParams.get("item")?.trim().slice(0, MAX_SKU_LENGTH) ?? "";
  const [details, moves, changes] = await Promise.all([
    item === "" ? null : attempt(shop.items.get({ item })),
    item === "" ? null : attempt(shop.stock.movements({ item })),
    item === "" ? null : attempt(shop.prices.changes({ item })),
  ]);
  if (details && !details.ok && details.error.status !== 404) throw details.error;
  const grid = details?.ok && details.value.variants.length > 0 ? await shop.variantGrid.get({ item }) : null;
  const ownPrice =
    details?.ok && details.value.prices.find(({ list, season }) => list === "retail" && season === null);
  const [stockForm, , priceForm] = operatorItemsForm.options;
  return {
    item,
    lines: grid?.results ?? [],
    details: details?.ok ? details.value : null,
    proposed: {
      price: (ownPrice || null)?.standard_price ?? null,
      weight_g: details?.ok ? details.value.weight_g : null,
    },
    movements: moves?.ok ? moves.value.results : [],
    priceChanges: changes?.ok ? changes.value.results : [],
    constraints: {
      stock: constraintOf(stockForm),
      price: constraintOf(priceForm),
      grid: constraintOf(SaveVariantGrid.pick({ reason: true })),
    },
    mayPrice: may("catalogue.write"),
    mayStock: may("stock.write"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale, url } = await operatorContext(args, "catalogue.read");
  const form = await postedForm(args);
  if (formText(form, "intent") === "fill") return refuse(filledGrid(form), 200);
  if (formText(form, "intent") === "grid") {
    const item = url.searchParams.get("item")?.trim().slice(0, MAX_SKU_LENGTH) ?? "";
    const { grid, errors, reply } = postedGrid(form, (code, values) => messageFor(locale, code, values));
    if (Object.keys(errors).length > 0) return refuse(reply(errors), 400);
    const saved = await attempt(shop.variantGrid.save({ item, ...grid }));
    const here = operatorPaths.items({ item });
    if (saved.ok) return done(args, here, here, [flashMessage("ok", t("items.saved"))]);
    return refuse(reply(gridErrors(saved.error, grid)), saved.error.status);
  }
  const { submission } = await read(args, operatorItemsForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const posted = submission.value;
  const { item } = posted;
  const run = (change: Promise<unknown>) =>
    runAction(args, submission, change, operatorPaths.items({ item }), t("items.saved"));
  if (posted.intent === "stock") {
    const { quantity, change, reason } = posted;
    return run(shop.stock.change({ item, quantity, change, reason }));
  }
  if (posted.intent === "weight") return run(shop.stock.change({ item, weight_g: posted.weight_g ?? null }));
  const { list, standard_price, tiers, version, includes_vat } = posted;
  return run(
    shop.prices.put({
      ...{ item, list, season: null, standard_price, tiers, version },
      ...(includes_vat && { includes_vat: includes_vat === "true" }),
      special_price: posted.special_price ?? null,
      special_from: posted.special_from ?? null,
      special_to: posted.special_to ?? null,
    }),
  );
}

export default function OperatorItems() {
  const { item, details, lines, proposed, movements, priceChanges, constraints, mayPrice, mayStock } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const ofGrid = replyTo(result, { intent: "grid" });
  const list = postedText(result, "list");
  const { t } = useTranslation("operator");
  return (
    <div className={stack.s5}>
      <PageHead title={t("nav.items")} />
      <FilterBar action={operatorPaths.items()} label={t("items.find")}>
        <TextField id="item" name="item" required label={t("items.code")} defaultValue={item} />
        <Button>{t("items.find")}</Button>
      </FilterBar>
      {item !== "" && !details && <Notice kind="warn">{t("items.unknown")}</Notice>}
      <FormErrors
        title={() => t("notDone")}
        error={ofGrid ? null : result?.error}
        idOf={(field) => (list ? `${list}.${field}` : field)}
      />
      {details && (
        <>
          <RecordTabs kind="items" recordKey={details.product} />
          <Panel>
            <ItemDetails
              key={details.item}
              details={details}
              result={result}
              constraints={constraints}
              mayPrice={mayPrice}
              mayStock={mayStock}
            />
            {lines.length > 0 && (
              <VariantGrid
                // The key changes after saving, so that the fields show the stored values.
                key={
                  ofGrid
                    ? JSON.stringify(ofGrid.initialValue)
                    : lines.map(({ version, quantity }) => `${version} ${quantity}`).join(" ")
                }
                lines={lines}
                proposed={proposed}
                result={ofGrid}
                constraint={constraints.grid}
                maySave={mayPrice}
              />
            )}
          </Panel>
          {priceChanges.length > 0 && <PriceChanges changes={priceChanges} />}
          {movements.length > 0 && <StockMovements movements={movements} />}
        </>
      )}
    </div>
  );
}
