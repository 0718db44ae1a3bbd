import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { Facts } from "~/components/ui/list/facts";
import { Form, Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import type { RecordExample } from "~/contract/operator/examples";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { operatorPaths } from "~/operator-paths";
import { FieldGrid } from "../ui/forms";
import { Panel, Stack } from "../ui/page";

/** What the stored rule does, by the shop's own calculation. */
export function ExamplePanel({ tried, recordKey }: { tried: RecordExample; recordKey: string }) {
  const { t } = useTranslation("operator");
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
              <TextField
                id="example-amount"
                name="amount"
                label={t("examples.amount")}
                inputMode="decimal"
                defaultValue={tried.amount}
              />
              {tried.of === "shipping" && (
                <>
                  <TextField
                    id="example-country"
                    name="country"
                    label={t("examples.country")}
                    maxLength={2}
                    defaultValue={tried.country}
                  />
                  <TextField
                    id="example-postal-code"
                    name="postal_code"
                    label={t("examples.postalCode")}
                    defaultValue={tried.postalCode}
                  />
                </>
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
  const { t, i18n } = useTranslation("operator");
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
              {promotion.name[i18n.language] ?? promotion.key}
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

function ShippingLines({ tried }: { tried: Extract<RecordExample, { of: "shipping" }> }) {
  const { t, i18n } = useTranslation("operator");
  const { money } = useFormat();
  const { country, postalCode, amount, example } = tried;
  const to = {
    place: [postalCode, country].filter(Boolean).join(" "),
    amount: money(amount, example.currency),
  };
  if (example.offers.length === 0) return <Notice kind="warn">{t("examples.noOffer", to)}</Notice>;
  return (
    <>
      <p>{t("examples.offers", to)}</p>
      <Facts
        facts={example.offers.map(({ code, name, price }) => ({
          key: code,
          name: name[i18n.language] ?? code,
          value: money(price, example.currency),
        }))}
      />
    </>
  );
}
