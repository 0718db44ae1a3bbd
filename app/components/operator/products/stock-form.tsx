import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import * as styles from "../item-form.css";
import { soft } from "../ui/base.css";
import { PostForm } from "../ui/forms";

const REASONS = ["arrival", "count", "broken", "return"] as const;

/** An item's stock, changed by some or set to what was counted, with the reason. */
export function StockForm({
  item,
  sku,
  refused,
  maySave,
}: {
  item: number;
  sku: string;
  refused: RefusedForm | undefined;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const field = (name: "change" | "quantity" | "reason") => ({
    id: name,
    name,
    defaultValue: refused?.typed[name] ?? "",
    errors: refused?.errors[name] ?? [],
  });
  return (
    <PostForm className={styles.root} aria-label={`${t("items.stock")} ${sku}`}>
      <input type="hidden" name="item" value={item} />
      <TextField
        {...field("change")}
        label={t("items.change")}
        hint={t("items.changeHint")}
        inputMode="text"
      />
      <TextField {...field("quantity")} label={t("items.counted")} inputMode="numeric" />
      <TextField {...field("reason")} label={t("items.reason")} list="stock-reasons" maxLength={200} />
      <StockReasons />
      <Button name="intent" value="stock" disabled={!maySave}>
        {t("items.keepStock")}
      </Button>
      {!maySave && <span className={soft}>{t("needsRole")}</span>}
    </PostForm>
  );
}

/** What one piece weighs. */
export function WeightForm({
  item,
  sku,
  weight,
  refused,
  maySave,
}: {
  item: number;
  sku: string;
  weight: number | null;
  refused: RefusedForm | undefined;
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
        defaultValue={refused?.typed.weight_g ?? (weight === null ? "" : String(weight))}
        errors={refused?.errors.weight_g ?? []}
      />
      <Button name="intent" value="weight" disabled={!maySave}>
        {t("records.save")}
      </Button>
    </PostForm>
  );
}

/** In a row of the list: some more or fewer. */
export function StockLineForm({
  item,
  sku,
  refused,
}: {
  item: number;
  sku: string;
  refused: RefusedForm | undefined;
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
        aria-invalid={refused?.errors.change ? true : undefined}
        defaultValue={refused?.typed.change ?? ""}
      />
      <input
        name="reason"
        size={10}
        list="stock-reasons"
        maxLength={200}
        placeholder={t("items.reason")}
        aria-label={`${t("items.reason")} ${sku}`}
        defaultValue={refused?.typed.reason ?? ""}
      />
      <Button>{t("records.save")}</Button>
    </PostForm>
  );
}

/** Proposed; any other may be typed. */
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
