import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { FaultNotice } from "~/components/operator/fault-notice";
import { ItemDetails } from "~/components/operator/item-details";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { MAX_SKU_LENGTH } from "~/contract/constants/limits";
import { paths } from "~/paths";
import { postedForm } from "~/storefront/forms/posted-form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, words, url } = await operatorContext(args);
  const item = url.searchParams.get("item")?.trim().slice(0, MAX_SKU_LENGTH) ?? "";
  const details = item === "" ? null : await attempt(shop.items.get({ item }));
  if (details && !details.ok && details.error.status !== 404) throw details.error;
  return { words, item, details: details?.ok ? details.value : null };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, words } = await operatorContext(args);
  const form = await postedForm(args);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const item = text("item");
  const to = paths.operatorItems({ item });
  if (text("intent") === "stock") {
    const quantity = /^\d+$/.test(text("quantity")) ? Number(text("quantity")) : Number.NaN;
    return runAction(args, form, shop.stock.change({ item, quantity }), to, words.items.saved);
  }
  const list = text("list");
  const details = await attempt(shop.items.get({ item }));
  // The form has no tiers: they are not changed.
  const before = details.ok
    ? details.value.prices.find((one) => one.list === list && one.season === null)
    : undefined;
  const price = {
    ...{ item, list, season: null, tiers: before?.tiers ?? [] },
    standard_price: amount(text("standard_price")),
    special_price: text("special_price") === "" ? null : amount(text("special_price")),
    special_from: text("special_from") || null,
    special_to: text("special_to") || null,
  };
  return runAction(args, form, shop.prices.put(price), to, words.items.saved);
}

export default function OperatorItems() {
  const { words, item, details } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const fault = posted && "fault" in posted ? posted.fault : undefined;
  const say = words.items;
  return (
    <div className={stack.s5}>
      <h1>{words.nav.items}</h1>
      <Form action={paths.operatorItems()} className={filterBar.root}>
        <TextField id="item" name="item" required label={say.code} defaultValue={item} />
        <Button>{say.find}</Button>
      </Form>
      {item !== "" && !details && <Notice kind="warn">{say.unknown}</Notice>}
      <FaultNotice fault={fault} lead={words.fault} />
      {details && <ItemDetails key={details.item} details={details} words={say} fault={fault} />}
    </div>
  );
}

/** "12,5" as the wire's "12.50"; anything else is left for the API to refuse. */
function amount(typed: string): string {
  const [, whole, cents = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  return whole === undefined ? typed : `${whole}.${cents.padEnd(2, "0")}`;
}
