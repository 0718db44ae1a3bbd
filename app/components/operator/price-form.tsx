import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { Notice } from "~/components/ui/page/notice";
import type { ListPrice } from "~/contract/operator/items";
import { useFormat } from "~/i18n/use-format";
import * as styles from "./item-form.css";
import { soft } from "./ui/base.css";
import { FieldGrid, PostForm } from "./ui/forms";

const FIELDS = ["standard_price", "special_price", "special_from", "special_to", "tiers"] as const;
type FieldName = (typeof FIELDS)[number];

/** One item's price in one list, with its tiers; where somebody else has saved it, both values. */
export function PriceForm({
  item,
  list,
  isGross,
  price,
  refused,
  maySave,
}: {
  item: number;
  list: string;
  /** Whether the list's prices include VAT. */
  isGross: boolean;
  price: ListPrice | undefined;
  refused: RefusedForm | undefined;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const version = price?.version ?? "";
  // A refused post that began with another price than the one there is now.
  const isEdited = refused?.typed.version !== undefined && refused.typed.version !== version;
  const stored = storedTexts(price, amount);
  // The same amounts of the other kind, beside each field.
  const others = storedTexts(price && { ...price, ...price.other_kind }, amount);
  const otherKind = (name: FieldName) =>
    others[name] === ""
      ? undefined
      : t(isGross ? "items.asNet" : "items.asGross", { value: others[name].replaceAll("\n", " · ") });
  const field = (name: FieldName, hint?: string) => {
    const typed = refused?.typed[name] ?? (refused ? "" : stored[name]);
    const isOther = isEdited && typed !== stored[name];
    return {
      id: `${list}.${name}`,
      name,
      defaultValue: typed,
      errors: refused?.errors[name] ?? [],
      hint: isOther ? t("items.theirs", { value: stored[name] || t("items.nothing") }) : hint,
    };
  };
  return (
    <PostForm className={styles.price} aria-label={`${t("items.list")} ${list}`}>
      <h3>
        {list} <span className={soft}>{t(isGross ? "items.grossList" : "items.netList")}</span>
      </h3>
      {isEdited && <Notice kind="warn">{t("items.theirsHint")}</Notice>}
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="version" value={version} />
      <FieldGrid>
        <TextField
          {...field("standard_price", otherKind("standard_price"))}
          label={t("items.standard")}
          inputMode="decimal"
          required
        />
        <TextField
          {...field("special_price", otherKind("special_price"))}
          label={t("items.special")}
          optional={t("items.optional")}
          inputMode="decimal"
        />
        <TextField
          {...field("special_from")}
          label={t("items.from")}
          optional={t("items.optional")}
          type="date"
        />
        <TextField
          {...field("special_to")}
          label={t("items.to")}
          optional={t("items.optional")}
          type="date"
        />
        <TextAreaField
          {...field("tiers", otherKind("tiers") ?? t("items.tiersHint"))}
          label={t("items.tiers")}
          optional={t("items.optional")}
          rows={Math.max(2, price?.tiers.length ?? 0)}
        />
        <SelectField
          id={`${list}.includes_vat`}
          name="includes_vat"
          label={t("items.typedAs")}
          defaultValue={refused?.typed.includes_vat ?? String(isGross)}
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

/** As they are typed in the reader's language. */
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
