import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { Facts } from "~/components/ui/list/facts";
import { Form } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { VAT_CLASSES } from "~/contract/constants/enums";
import type { RecordExample } from "~/contract/operator/examples";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { useCountryOptions } from "../records/ticked-fields";
import { FieldGrid } from "../ui/forms";
import { Panel, Stack } from "../ui/page";

type Tried = Extract<RecordExample, { of: "vat" }>;

const CUSTOMERS = ["consumer", "business", "business_checked"];

/**
 * VAT for a customer and country, computed by the shop's own code. The URL contains the inputs, so it can be shared.
 */
export function VatPanel({ tried, recordKey }: { tried: Tried; recordKey: string | null }) {
  const { t } = useTranslation("operator");
  const [path] = (
    recordKey === null ? operatorPaths.records("vat") : operatorPaths.record("vat", recordKey)
  ).split("?");
  return (
    <Panel title={t("examples.title")} id="example">
      <Stack>
        <VatLines tried={tried} />
        <Form action={`${path}#example`} aria-label={t("examples.try")}>
          {recordKey !== null && <input type="hidden" name="key" value={recordKey} />}
          <FieldGrid>
            <VatFields tried={tried} />
          </FieldGrid>
          <p>
            <Button>{t("examples.try")}</Button>
          </p>
        </Form>
      </Stack>
    </Panel>
  );
}

function VatFields({ tried: { typed, wrong, example } }: { tried: Tried }) {
  const { t } = useTranslation("operator");
  const errorsOf = (name: string) => [
    ...(wrong.includes(name) ? [t(`examples.wrong.${name}`)] : []),
    ...(name === "item" && typed.item !== "" && !example.item
      ? [t("examples.noItem", { code: typed.item })]
      : []),
  ];
  const field = (name: string) => ({
    id: `example-${name}`,
    name,
    label: t(`examples.fields.${name}`),
    defaultValue: typed[name] ?? "",
    errors: errorsOf(name),
  });
  const countries = useCountryOptions();
  return (
    <>
      <TextField {...field("item")} autoComplete="off" />
      <SelectField
        {...field("vat_class")}
        options={VAT_CLASSES.map((value) => ({ value, label: t(`records.options.${value}`) }))}
      />
      <SelectField {...field("country")} defaultValue={example.country} options={countries} />
      <TextField {...field("postal_code")} autoComplete="off" />
      <SelectField
        {...field("customer")}
        options={CUSTOMERS.map((value) => ({ value, label: t(`examples.customers.${value}`) }))}
      />
    </>
  );
}

function VatLines({ tried: { typed, example } }: { tried: Tried }) {
  const { t } = useTranslation("operator");
  const { money, percent, country } = useFormat();
  const { item, price, nature } = example;
  const rows = [
    {
      key: "goods",
      value: item
        ? `${item.name} (${item.sku}), ${t(`records.options.${example.vat_class}`)}`
        : t(`records.options.${example.vat_class}`),
    },
    price !== null && {
      key: "price",
      value: `${money(price, example.currency)} ${t(example.includes_vat ? "examples.gross" : "examples.net")}`,
    },
    { key: "vat", value: `${percent(example.rate)}, ${t(`examples.schemes.${example.scheme}`)}` },
    { key: "invoice", value: example.invoice_text ?? t("examples.noText") },
    nature && { key: "nature", value: `${nature.code}, ${nature.text}` },
    { key: "checkout", value: example.checkout_text ?? t("examples.noText") },
  ].filter((row) => row !== null && row !== false);
  return (
    <>
      <p>
        {[typed.postal_code, country(example.country)].filter(Boolean).join(" ")},{" "}
        {t(`examples.customers.${typed.customer || "consumer"}`)}
      </p>
      {example.problem !== null && (
        <Notice kind="warn" lead={t("examples.notServed")}>
          «{example.problem}»
        </Notice>
      )}
      <Facts facts={rows.map(({ key, value }) => ({ key, name: t(`examples.vat.${key}`), value }))} />
    </>
  );
}
