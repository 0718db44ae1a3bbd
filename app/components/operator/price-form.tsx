import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import {
  type PostedForm,
  postedText,
  selectProps,
  textareaProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Notice } from "~/components/ui/page/notice";
import type { ListPrice } from "~/contract/operator/items";
import { useFormat } from "~/i18n/use-format";
import * as styles from "./item-form.css";
import { soft } from "./ui/base.css";
import { FieldGrid, PostForm } from "./ui/forms";

const FIELDS = ["standard_price", "special_price", "special_from", "special_to", "tiers"] as const;
type FieldName = (typeof FIELDS)[number];

/**
 * Price of an item in one list, with its quantity tiers. If another operator has saved it meanwhile, both values are
 * shown.
 */
export function PriceForm({
  item,
  list,
  isGross,
  price,
  maySave,
  ...posted
}: PostedForm & {
  item: number;
  list: string;
  /** Whether the list's prices include VAT. */
  isGross: boolean;
  price: ListPrice | undefined;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const version = price?.version ?? "";
  // A refused post was based on another price than the current one.
  const isEdited = posted.result ? (postedText(posted.result, "version") ?? "") !== version : false;
  const stored = storedTexts(price, amount);
  const [form, fields] = usePostedForm<FieldName | "includes_vat">({
    ...{ id: `price-${list}`, ...posted },
    defaultValue: { ...stored, includes_vat: String(isGross) },
  });
  // The same amounts with VAT if the list is net, or without it if the list is gross, as hints next to the fields.
  const others = storedTexts(price && { ...price, ...price.other_kind }, amount);
  const otherKind = (name: FieldName) =>
    others[name] === ""
      ? undefined
      : t(isGross ? "items.asNet" : "items.asGross", { value: others[name].replaceAll("\n", " · ") });
  const field = (name: FieldName, hint?: string) => {
    const isOther = isEdited && (postedText(posted.result, name) ?? "") !== stored[name];
    return {
      id: `${list}.${name}`,
      hint: isOther ? t("items.theirs", { value: stored[name] || t("items.nothing") }) : hint,
    };
  };
  return (
    <PostForm {...getFormProps(form)} className={styles.price} aria-label={`${t("items.list")} ${list}`}>
      <h3>
        {list} <span className={soft}>{t(isGross ? "items.grossList" : "items.netList")}</span>
      </h3>
      {isEdited && <Notice kind="warn">{t("items.theirsHint")}</Notice>}
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="version" value={version} />
      <FieldGrid>
        <TextField
          {...textProps(fields.standard_price)}
          {...field("standard_price", otherKind("standard_price"))}
          label={t("items.standard")}
          inputMode="decimal"
        />
        <TextField
          {...textProps(fields.special_price)}
          {...field("special_price", otherKind("special_price"))}
          label={t("items.special")}
          optional={t("items.optional")}
          inputMode="decimal"
        />
        <TextField
          {...textProps(fields.special_from)}
          {...field("special_from")}
          label={t("items.from")}
          optional={t("items.optional")}
          type="date"
        />
        <TextField
          {...textProps(fields.special_to)}
          {...field("special_to")}
          label={t("items.to")}
          optional={t("items.optional")}
          type="date"
        />
        <TextAreaField
          {...textareaProps(fields.tiers)}
          {...field("tiers", otherKind("tiers") ?? t("items.tiersHint"))}
          label={t("items.tiers")}
          optional={t("items.optional")}
          rows={Math.max(2, price?.tiers.length ?? 0)}
        />
        <SelectField
          {...selectProps(fields.includes_vat)}
          id={`${list}.includes_vat`}
          label={t("items.typedAs")}
          options={[
            { value: "true", label: t("items.grossList") },
            { value: "false", label: t("items.netList") },
          ]}
        />
      </FieldGrid>
      <p>
        <Button name="intent" value="price" disabled={!maySave}>
          {t("items.keepPrice")}
        </Button>{" "}
        {!maySave && <span className={soft}>{t("needsRole")}</span>}
      </p>
    </PostForm>
  );
}

/** Amounts in the notation of the reader's language. */
const storedTexts = (
  price: ListPrice | undefined,
  amount: (wire: string) => string,
): Record<FieldName, string> => ({
  standard_price: amount(price?.standard_price ?? ""),
  special_price: amount(price?.special_price ?? ""),
  special_from: price?.special_from ?? "",
  special_to: price?.special_to ?? "",
  tiers: price?.tiers.map((tier) => `${tier.min_qty}: ${amount(tier.price)}`).join("\n") ?? "",
});
