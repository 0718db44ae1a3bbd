import { useTranslation } from "react-i18next";
import { QuantityInput } from "~/components/product/quantity-input";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import * as fieldStyles from "~/components/ui/form/field.css";
import { Disclosure } from "~/components/ui/page/disclosure";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { MAX_SKU_LENGTH } from "~/contract/constants/limits";
import type { PadItem, WaitingLine } from "~/contract/order-pad";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";
import { ItemFacts } from "./item-option";
import * as styles from "./order-pad.css";

/** Lines that could not be added, each with the reason, fields to correct it, and suggested items. */
export function WaitingLines({ lines, currency }: { lines: WaitingLine[]; currency: string }) {
  const { t } = useTranslation("pad");
  if (lines.length === 0) return null;
  const words = lines.filter(isWords);
  const listOf = (some: WaitingLine[]) => (
    <ul className={styles.waiting}>
      {some.map((line) => (
        <Line key={line.id} line={line} currency={currency} />
      ))}
    </ul>
  );
  return (
    <section className={classes(box, stack.s3)} aria-labelledby="waiting">
      <h2 id="waiting">{t("waiting.title", { count: lines.length })}</h2>
      {words.length < MIN_GATHERED ? (
        listOf(lines)
      ) : (
        <>
          {words.length < lines.length && listOf(lines.filter((line) => !words.includes(line)))}
          <Disclosure summary={t("waiting.words", { count: words.length })}>{listOf(words)}</Disclosure>
          <Button
            name="intent"
            value="drop"
            formAction={paths.orderPad({ line: words.map(({ id }) => id).join(",") })}
            formNoValidate
          >
            {t("waiting.dropAll")}
          </Button>
        </>
      )}
      <Button name="intent" value="add-lines">
        {t("waiting.again")}
      </Button>
    </section>
  );
}

/** Neither an item nor a quantity, e.g. a greeting or a signature. */
const isWords = ({ reason, qty, items }: WaitingLine): boolean =>
  isChoice(reason.code) && !reason.variants && qty === "" && items.length === 0;
const MIN_GATHERED = 2;

function Line({ line, currency }: { line: WaitingLine; currency: string }) {
  const { t } = useTranslation("pad");
  const reasonId = `reason-${line.id}`;
  const { written, reason, items } = line;
  const common = { "aria-invalid": true, "aria-describedby": reasonId } as const;
  return (
    <li className={styles.line}>
      {line.notes !== "" && <input type="hidden" name={`notes.${line.id}`} value={line.notes} />}
      <div className={styles.fields}>
        <input
          className={fieldStyles.control}
          name={`code.${line.id}`}
          defaultValue={line.code}
          maxLength={MAX_SKU_LENGTH}
          autoComplete="off"
          spellCheck={false}
          aria-label={t("waiting.codeOf", { written })}
          {...common}
        />
        <QuantityInput
          name={`qty.${line.id}`}
          defaultValue={line.qty}
          aria-label={t("waiting.quantityOf", { written })}
          {...common}
        />
        <Button
          variant="text"
          size="slim"
          name="intent"
          value="drop"
          formAction={paths.orderPad({ line: line.id })}
          formNoValidate
        >
          {t("waiting.drop")}
          <VisuallyHidden>: {written}</VisuallyHidden>
        </Button>
      </div>
      <p id={reasonId} className={styles.reason}>
        <Reason reason={reason} hasItems={items.length > 0} />
      </p>
      {reason.code === "quantity_unusual" && <Confirm line={line} />}
      {isChoice(reason.code) && items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <Proposal
              key={item.product_detail.product_id}
              line={line}
              item={item}
              currency={currency}
              isOnly={items.length === 1}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The code matches no item or only a product with variants: the user must choose an item. */
const isChoice = (code: string): boolean => code === "product_not_found";

function Reason({ reason, hasItems }: { reason: WaitingLine["reason"]; hasItems: boolean }) {
  const { t } = useTranslation("pad");
  const { number } = useFormat();
  const { code, message, available, nearest, variants, usual_qty } = reason;
  const isOther = nearest !== undefined && nearest !== available && available !== undefined && available > 0;
  return (
    <>
      {variants ? t("waiting.variants") : `${message}.`}{" "}
      {available !== undefined && t("waiting.available", { qty: number(available) })}{" "}
      {isOther && (nearest === null ? t("waiting.tooFew") : t("waiting.nearest", { qty: number(nearest) }))}
      {code === "quantity_unusual" && usual_qty != null && t("waiting.usual", { qty: number(usual_qty) })}
      {isChoice(code) && hasItems && t("waiting.choose")}
    </>
  );
}

function Confirm({ line }: { line: WaitingLine }) {
  const { t } = useTranslation("pad");
  const { number } = useFormat();
  return (
    <Check name={`confirm.${line.id}`} value="yes">
      {t("waiting.confirm", { qty: number(Number(line.qty)) })}
    </Check>
  );
}

function Proposal({
  line,
  item,
  currency,
  isOnly,
}: {
  line: WaitingLine;
  item: PadItem;
  currency: string;
  /** True for the only suggestion, whose quantity is the typed one. */
  isOnly: boolean;
}) {
  const { t } = useTranslation("pad");
  const { product_id, name, sku } = item.product_detail;
  return (
    <li className={styles.item}>
      <ItemFacts item={item} currency={currency} />
      <QuantityInput
        name={`pick.${line.id}.${product_id}`}
        defaultValue={isOnly ? line.qty : ""}
        aria-label={t("item.quantityOf", { name: `${name}, ${sku}` })}
      />
    </li>
  );
}
