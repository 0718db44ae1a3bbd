import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { type PostedForm, postedText, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import * as styles from "../item-form.css";
import { soft } from "../ui/base.css";
import { PostForm } from "../ui/forms";

const REASONS = ["arrival", "count", "broken", "return"] as const;

/** Changes an item's stock by a quantity or sets it to a counted quantity, with the reason. */
export function StockForm({
  item,
  sku,
  maySave,
  ...posted
}: PostedForm & {
  item: number;
  sku: string;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const [form, { change, quantity, reason }] = usePostedForm<"change" | "quantity" | "reason">({
    ...{ id: "stock", ...posted },
  });
  return (
    <PostForm {...getFormProps(form)} className={styles.root} aria-label={`${t("items.stock")} ${sku}`}>
      <input type="hidden" name="item" value={item} />
      <TextField
        {...textProps(change)}
        label={t("items.change")}
        hint={t("items.changeHint")}
        inputMode="text"
      />
      <TextField {...textProps(quantity)} label={t("items.counted")} inputMode="numeric" />
      <TextField {...textProps(reason)} label={t("items.reason")} list="stock-reasons" />
      <StockReasons />
      <Button name="intent" value="stock" disabled={!maySave}>
        {t("items.keepStock")}
      </Button>
      {!maySave && <span className={soft}>{t("needsRole")}</span>}
    </PostForm>
  );
}

export function WeightForm({
  item,
  sku,
  weight,
  result,
  maySave,
}: {
  item: number;
  sku: string;
  weight: number | null;
  result: PostedForm["result"];
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  return (
    <PostForm className={styles.root} aria-label={`${t("grid.weight_g")} ${sku}`}>
      <input type="hidden" name="item" value={item} />
      <TextField
        id="weight_g"
        name="weight_g"
        label={t("grid.weight_g")}
        hint={t("items.weightHint")}
        inputMode="numeric"
        defaultValue={result ? (postedText(result, "weight_g") ?? "") : (weight ?? "")}
        errors={result?.error?.weight_g ?? []}
      />
      <Button name="intent" value="weight" disabled={!maySave}>
        {t("records.save")}
      </Button>
    </PostForm>
  );
}

/** Form in a row of the list that changes the stock by a quantity. */
export function StockLineForm({
  item,
  sku,
  result,
}: {
  item: number;
  sku: string;
  result: PostedForm["result"];
}) {
  const { t } = useTranslation("operator");
  return (
    <PostForm className={styles.inline} aria-label={`${t("items.stock")} ${sku}`}>
      <input type="hidden" name="item" value={item} />
      <input
        id={`change-${item}`}
        name="change"
        size={5}
        required
        placeholder="±"
        aria-label={`${t("items.change")} ${sku}`}
        aria-invalid={result?.error?.change ? true : undefined}
        defaultValue={postedText(result, "change")}
      />
      <input
        name="reason"
        size={10}
        list="stock-reasons"
        maxLength={200}
        placeholder={t("items.reason")}
        aria-label={`${t("items.reason")} ${sku}`}
        defaultValue={postedText(result, "reason")}
      />
      <Button>{t("records.save")}</Button>
    </PostForm>
  );
}

/** Suggested reasons; any other text is allowed. */
export function StockReasons() {
  const { t } = useTranslation("operator");
  return (
    <datalist id="stock-reasons">
      {REASONS.map((reason) => (
        <option key={reason} value={t(`items.reasons.${reason}`)} />
      ))}
    </datalist>
  );
}
