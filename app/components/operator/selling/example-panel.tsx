import "~/kit";
import "~/operator-kit";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { Facts } from "~/components/ui/list/facts";
import { Form, Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { SHIPPING_EXAMPLE_FIELDS } from "~/contract/constants/shipping";
import type { RecordExample } from "~/contract/operator/examples";
import { useFormat, useLocale } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { useCountryOptions } from "../records/ticked-fields";
import { FieldGrid } from "../ui/forms";
import { Panel, Stack } from "../ui/page";
import { VatPanel } from "./vat-panel";

/** Result of the stored rule for an example, calculated as in the checkout. */
export default function ExamplePanel({ tried, recordKey }: { tried: RecordExample; recordKey: string }) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  if (tried.of === "vat") return <VatPanel tried={tried} recordKey={recordKey} />;
  const needsForm = tried.of === "shipping" || tried.example.cart !== null;
  return (
    <Panel title={t("examples.title")} id="example">
      <Stack>
        {tried.of === "promotion" ? <PromotionLines tried={tried} /> : <ShippingLines tried={tried} />}
        {needsForm && (
          <Form
            action={`${operatorPaths.record(tried.of, recordKey).split("?")[0]}#example`}
            aria-label={t("examples.try")}
          >
            <input type="hidden" name="key" value={recordKey} />
            <FieldGrid>
              {tried.of === "shipping" ? (
                <ShippingFields tried={tried} />
              ) : (
                <TextField
                  id="example-amount"
                  name="amount"
                  label={t("examples.amount")}
                  inputMode="decimal"
                  defaultValue={amount(tried.amount)}
                />
              )}
            </FieldGrid>
            <p>
              <Button>{t("examples.try")}</Button>
            </p>
          </Form>
        )}
      </Stack>
    </Panel>
  );
}

function PromotionLines({ tried: { example } }: { tried: Extract<RecordExample, { of: "promotion" }> }) {
  const { t } = useTranslation("operator");
  const locale = useLocale();
  const format = useFormat();
  const { kind, cart, prices, coupons, overlaps, currency } = example;
  const money = (amount: string) => format.money(amount, currency);
  const dayOr = (day: string | null) => (day === null ? "…" : format.day(day));
  return (
    <>
      {cart !== null && (
        <p>
          {cart.refused === null
            ? kind === "free_shipping"
              ? t("examples.freeShipping", { amount: money(cart.amount) })
              : t("examples.cart", {
                  amount: money(cart.amount),
                  discount: money(cart.discount),
                  due: money(cart.due),
                })
            : t(`examples.refused.${cart.refused}`, { amount: money(cart.amount) })}
        </p>
      )}
      {cart !== null && coupons === 0 && <Notice kind="warn">{t("examples.noCoupon")}</Notice>}
      {prices.length > 0 && (
        <Facts
          facts={prices.map(({ sku, name, before, after }) => ({
            key: sku,
            name: `${name} (${sku})`,
            value:
              before === after
                ? t("examples.same", { before: money(before) })
                : `${money(before)} → ${money(after)}`,
          }))}
        />
      )}
      {overlaps.map(({ promotion, from, to, items, sku }) => (
        <Notice key={`${promotion?.key} ${from} ${to}`} kind="warn" lead={t("examples.overlap")}>
          {promotion ? (
            <Link to={operatorPaths.record("promotion", promotion.key)}>
              {promotion.name[locale] ?? promotion.key}
            </Link>
          ) : (
            t("examples.special")
          )}
          : {t("examples.overlapItems", { count: items, sku })}, {dayOr(from)} – {dayOr(to)}.{" "}
          {t("examples.lowest")}
        </Notice>
      ))}
    </>
  );
}

const TYPES = ["consumer", "business"] as const;
const NUMERIC: readonly string[] = ["qty", "weight_g"];

function ShippingFields({
  tried: { typed, wrong, example },
}: {
  tried: Extract<RecordExample, { of: "shipping" }>;
}) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const countries = useCountryOptions();
  const shown: Record<string, string> = { ...typed, country: example.country };
  const errorsOf = (name: string) => [
    ...(wrong.includes(name) ? [t(`examples.wrong.${name}`)] : []),
    ...(name === "item" && typed.item !== "" && !example.item
      ? [t("examples.noItem", { code: typed.item })]
      : []),
  ];
  const options: Record<string, { value: string; label: string }[]> = {
    customer_type: TYPES.map((value) => ({ value, label: t(`examples.types.${value}`) })),
    country: countries,
  };
  return SHIPPING_EXAMPLE_FIELDS.map((name) =>
    options[name] ? (
      <SelectField
        key={name}
        id={`example-${name}`}
        name={name}
        label={t(`examples.fields.${name}`)}
        defaultValue={shown[name] || "consumer"}
        options={options[name]}
        errors={errorsOf(name)}
      />
    ) : (
      <TextField
        key={name}
        id={`example-${name}`}
        name={name}
        label={t(`examples.fields.${name}`)}
        inputMode={NUMERIC.includes(name) ? "numeric" : name === "amount" ? "decimal" : undefined}
        defaultValue={name === "amount" ? amount(typed.amount ?? "") : shown[name]}
        errors={errorsOf(name)}
      />
    ),
  );
}

function ShippingLines({ tried }: { tried: Extract<RecordExample, { of: "shipping" }> }) {
  const { t } = useTranslation("operator");
  const locale = useLocale();
  const { money, number } = useFormat();
  const { typed, example } = tried;
  const goods = [
    example.item && `${typed.qty || 1} × ${example.item.name} (${example.item.sku})`,
    money(example.amount, example.currency),
    example.weight_g !== null && t("orderDesk.pick.kilograms", { value: number(example.weight_g / 1000) }),
  ];
  const to = {
    place: [typed.postal_code, example.country].filter(Boolean).join(" "),
    amount: goods.filter(Boolean).join(", "),
  };
  return (
    <>
      {example.offers.length === 0 ? (
        <Notice kind="warn">{t("examples.noOffer", to)}</Notice>
      ) : (
        <>
          <p>{t("examples.offers", to)}</p>
          <Facts
            facts={example.offers.map(({ code, name, price }) => ({
              key: code,
              name: name[locale] ?? code,
              value: `${money(price, example.currency)} ${t(example.includes_vat ? "examples.gross" : "examples.net")}`,
            }))}
          />
        </>
      )}
      {example.refused.map(({ code, name, reason }) => (
        <Notice key={code} kind="warn" lead={name[locale] ?? code}>
          {t(`examples.reasons.${reason}`)}
        </Notice>
      ))}
    </>
  );
}
