import "~/kit";
import "~/operator-kit";
// One quote. The back office can only withdraw it.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { soft } from "~/components/operator/ui/base.css";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { PostForm } from "~/components/operator/ui/forms";
import { DottedList } from "~/components/operator/ui/lists";
import { Columns, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText } from "~/components/ui/form/posted-form";
import { Link } from "~/components/ui/page/link";
import { MAX_QUOTE_REASON_LENGTH } from "~/contract/constants/limits";
import { idIn } from "~/contract/input/id";
import { operatorQuoteForm } from "~/contract/operator/forms";
import type { OperatorQuote } from "~/contract/operator/quotes";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { read, refuse } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t, may } = await operatorContext(args, "orders.read");
  const quote = await or404(shop.quotes.get({ id: idIn(args.params.id) ?? 0 }));
  return {
    title: `${quote.number} | ${t("title")}`,
    quote,
    mayWrite: may("orders.write"),
    maySeeCustomer: may("customers.read"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "orders.write");
  const id = idIn(args.params.id) ?? 0;
  const { submission } = await read(args, operatorQuoteForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { reason } = submission.value;
  return runAction(
    args,
    submission,
    shop.quotes.withdraw({ id, reason }),
    operatorPaths.quote(id),
    t("done"),
  );
}

export default function OperatorQuoteScreen() {
  const { quote, mayWrite, maySeeCustomer } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <PageHead
        title={`${t("quotes.one")} ${quote.number}`}
        back={{ to: operatorPaths.quotes(), label: t("nav.quotes") }}
      />
      <FormErrors title={() => t("notDone")} error={result?.error} />
      <Columns of="side">
        <QuoteRows quote={quote} />
        <Stack>
          <QuoteFacts quote={quote} maySeeCustomer={maySeeCustomer} />
          {quote.state === "open" && (
            <Panel title={t("quotes.withdraw")}>
              <PostForm>
                <TextField
                  id="reason"
                  name="reason"
                  label={t("quotes.reason")}
                  optional={t("order.optional")}
                  maxLength={MAX_QUOTE_REASON_LENGTH}
                  defaultValue={postedText(result, "reason")}
                />
                <p>
                  <Button variant="danger" name="intent" value="withdraw" disabled={!mayWrite}>
                    {t("quotes.withdraw")}
                  </Button>
                </p>
                {!mayWrite && <p className={soft}>{t("needsRole")}</p>}
              </PostForm>
            </Panel>
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}

function QuoteFacts({ quote, maySeeCustomer }: { quote: OperatorQuote; maySeeCustomer: boolean }) {
  const { t } = useTranslation("operator");
  const { date, dateTime, money } = useFormat();
  const amount = (value: string) => money(value, quote.currency);
  const { customer, customer_name: name, order } = quote;
  const facts: Record<string, ReactNode> = {
    state: t(`quotes.states.${quote.state}`),
    customer: maySeeCustomer ? <Link to={operatorPaths.customer(customer)}>{name}</Link> : name,
    agent: quote.made_by,
    made: dateTime(quote.created_at),
    validUntil: date(quote.valid_until),
    decided: quote.decided_at && dateTime(quote.decided_at),
    decidedBy: quote.decided_by,
    reason: quote.reason,
    order: order && <Link to={operatorPaths.order(order.id)}>{order.number}</Link>,
    reference: quote.customer_reference,
    coupon: quote.coupon,
    notes: quote.notes,
    shipping: amount(quote.shipping),
    vat: amount(quote.vat),
  };
  return (
    <Panel title={t("quotes.facts")}>
      <DottedList
        items={[
          ...Object.entries(facts).flatMap(([key, value]) =>
            value ? [{ key, name: t(`quotes.${key}`), value }] : [],
          ),
          { key: "total", name: t("quotes.total"), value: amount(quote.total), sum: true },
        ]}
      />
    </Panel>
  );
}

function QuoteRows({ quote }: { quote: OperatorQuote }) {
  const { t } = useTranslation("operator");
  const { money, number } = useFormat();
  return (
    <Panel title={t("quotes.rows")} bleed>
      <DataTable
        caption={t("quotes.rows")}
        heads={
          <>
            <Head>{t("records.fields.sku")}</Head>
            <Head>{t("quotes.name")}</Head>
            <Head end>{t("quotes.qty")}</Head>
            <Head end>{t("quotes.price")}</Head>
            <Head end>{t("quotes.total")}</Head>
          </>
        }
      >
        {quote.rows.map((row) => (
          <tr key={row.sku}>
            <RowName>{row.sku}</RowName>
            <Cell main>
              {row.name}
              {row.notes && <small> {row.notes}</small>}
            </Cell>
            <Cell label={t("quotes.qty")} end>
              {number(row.qty)}
            </Cell>
            <Cell label={t("quotes.price")} end>
              {money(row.unit_price, quote.currency)}
            </Cell>
            <Cell label={t("quotes.total")} end>
              {money(row.total, quote.currency)}
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
