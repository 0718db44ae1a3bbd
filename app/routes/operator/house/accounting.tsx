import "~/kit";
import "~/operator-kit";
// The accountant's data of a period: VAT register, documents, orders.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PERIOD_FIELDS, PeriodFilter } from "~/components/operator/house/period-filter";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Link } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import type { AccountingSummary } from "~/contract/operator/accounting";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { operatorContext } from "~/storefront/operator/require-operator";

const MAX_TYPED = 40;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "reports.read");
  const [from = "", to = ""] = PERIOD_FIELDS.map((name) =>
    (url.searchParams.get(name) ?? "").slice(0, MAX_TYPED),
  );
  const answer = await attempt(
    shop.accounting.get({ ...(from && { date_from: from }), ...(to && { date_to: to }) }),
  );
  const mayOrders = may("orders.read");
  if (answer.ok) {
    const { date_from, date_to } = answer.value;
    return { typed: { date_from, date_to }, errors: {}, shown: answer.value, mayOrders };
  }
  if (answer.error.status !== 400) throw answer.error;
  const errors: Record<string, string[]> = {};
  for (const { field, message } of answer.error.fields) errors[field] = [message];
  return { typed: { date_from: from, date_to: to }, errors, shown: null, mayOrders };
}

export default function OperatorAccounting() {
  const { typed, errors, shown, mayOrders } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <PageHead title={t("nav.accounting")}>{t("accounting.hint")}</PageHead>
      <PeriodFilter action={operatorPaths.accounting()} typed={typed} errors={errors} />
      {shown && (
        <>
          <Downloads shown={shown} />
          <Rates shown={shown} />
          <Documents shown={shown} mayOrders={mayOrders} />
        </>
      )}
    </Stack>
  );
}

function Downloads({ shown: { date_from, date_to, zips } }: { shown: AccountingSummary }) {
  const { t } = useTranslation("operator");
  const period = { date_from, date_to };
  const files = [
    { to: operatorPaths.accountingFile("register.csv", period), name: t("accounting.register") },
    { to: operatorPaths.accountingFile("orders.csv", period), name: t("accounting.orders") },
    ...Array.from({ length: zips }, (_, n) => ({
      to: operatorPaths.accountingFile("documents.zip", { ...period, part: String(n + 1) }),
      name: zips === 1 ? t("accounting.zip") : t("accounting.zipOf", { part: n + 1, parts: zips }),
    })),
  ];
  return (
    <Panel title={t("accounting.download")}>
      <ul>
        {files.map(({ to, name }) => (
          <li key={to}>
            <a href={to} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Rates({ shown: { rates, totals } }: { shown: AccountingSummary }) {
  const { t } = useTranslation("operator");
  const { money, percent, country } = useFormat();
  const amounts = ["base", "vat", "total"] as const;
  return (
    <Panel title={t("accounting.rates")} bleed>
      <DataTable
        caption={t("accounting.rates")}
        heads={
          <>
            <Head>{t("accounting.rate")}</Head>
            {amounts.map((name) => (
              <Head key={name} end>
                {t(`accounting.${name}`)}
              </Head>
            ))}
          </>
        }
        foot={totals.map((total) => (
          <tr key={total.currency}>
            <RowName>{t("accounting.period")}</RowName>
            {amounts.map((name) => (
              <Cell key={name} label={t(`accounting.${name}`)} end>
                {money(total[name], total.currency)}
              </Cell>
            ))}
          </tr>
        ))}
      >
        {rates.map((one) => (
          <tr key={`${one.currency} ${one.scheme} ${one.country} ${one.rate}`}>
            <RowName>
              {[t(`accounting.schemes.${one.scheme}`), one.country && country(one.country), percent(one.rate)]
                .filter(Boolean)
                .join(", ")}
            </RowName>
            {amounts.map((name) => (
              <Cell key={name} label={t(`accounting.${name}`)} end>
                {money(one[name], one.currency)}
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}

function Documents({
  shown: { documents, invoices, credit_notes: creditNotes },
  mayOrders,
}: {
  shown: AccountingSummary;
  mayOrders: boolean;
}) {
  const { t } = useTranslation("operator");
  const { money, day, number } = useFormat();
  const count = t("accounting.count", { invoices: number(invoices), creditNotes: number(creditNotes) });
  if (documents.length === 0) return <Empty>{t("accounting.none")}</Empty>;
  return (
    <Panel title={t("accounting.documents")} more={count} bleed>
      <DataTable
        caption={t("accounting.documents")}
        heads={
          <>
            <Head>{t("accounting.number")}</Head>
            <Head>{t("accounting.date")}</Head>
            <Head>{t("accounting.customer")}</Head>
            {(["base", "vat", "total"] as const).map((name) => (
              <Head key={name} end>
                {t(`accounting.${name}`)}
              </Head>
            ))}
          </>
        }
      >
        {documents.map((one) => (
          <tr key={`${one.kind} ${one.number}`}>
            <RowName>
              {mayOrders ? <Link to={operatorPaths.order(one.order)}>{one.number}</Link> : one.number}
            </RowName>
            <Cell label={t("accounting.date")}>{day(one.date)}</Cell>
            <Cell label={t("accounting.customer")}>{one.customer}</Cell>
            {(["base", "vat", "total"] as const).map((name) => (
              <Cell key={name} label={t(`accounting.${name}`)} end>
                {money(one[name], one.currency)}
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
