import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Facts } from "~/components/ui/list/facts";
import { Link } from "~/components/ui/page/link";
import { SHOP_CONTEXTS } from "~/contract/constants/enums";
import type { PaymentGrid as Grid } from "~/contract/operator/selling-grids";
import { useFormat, useLocale } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { PostForm } from "../ui/forms";
import { Panel, Stack } from "../ui/page";
import { panelBody } from "../ui/page.css";

/** A refused save of the grid: the checked boxes and the errors. */
export interface GridReply {
  methods: { code: string; contexts: string[]; is_active: boolean }[];
  errors: string[];
}

const COLUMNS = [...SHOP_CONTEXTS].reverse();

/** Checkboxes for the customers that may use each payment method, and the method's text for customers. */
export function PaymentGrid({
  grid: { version, methods, customers },
  reply,
  maySave,
}: {
  grid: Grid;
  reply: GridReply | undefined;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const { country } = useFormat();
  const locale = useLocale();
  const named = ({ code, name }: { code: string; name: Record<string, string> }) => name[locale] ?? code;
  return (
    <Stack>
      <Panel title={t("paymentGrid.title")} id="grid" bleed>
        <PostForm aria-label={t("paymentGrid.title")}>
          <FormErrors title={() => t("notDone")} error={{ "": reply?.errors ?? [] }} />
          <input type="hidden" name="version" value={version} />
          <DataTable
            caption={t("paymentGrid.title")}
            heads={
              <>
                <Head>{t("paymentGrid.method")}</Head>
                {COLUMNS.map((context) => (
                  <Head key={context}>{t(`records.options.${context}`)}</Head>
                ))}
                <Head>{t("records.fields.is_active")}</Head>
              </>
            }
          >
            {methods.map((method, n) => {
              const typed = reply?.methods.find(({ code }) => code === method.code);
              const { contexts, is_active: isActive } = typed ?? method;
              const name = named(method);
              return (
                <tr key={method.code}>
                  <RowName>
                    <input type="hidden" name={`code.${n}`} value={method.code} />
                    <Link to={operatorPaths.record("payment", method.code)}>{name}</Link>{" "}
                    {method.countries && <small>{method.countries.map(country).join(", ")}</small>}
                  </RowName>
                  {COLUMNS.map((context) => (
                    <Cell key={context} label={t(`records.options.${context}`)}>
                      <Check
                        name={`${context}.${n}`}
                        value="on"
                        defaultChecked={contexts.some((one) => one === context)}
                        aria-label={`${name}: ${t(`records.options.${context}`)}`}
                      >
                        {""}
                      </Check>
                    </Cell>
                  ))}
                  <Cell label={t("records.fields.is_active")}>
                    <Check
                      name={`active.${n}`}
                      value="on"
                      defaultChecked={isActive}
                      aria-label={`${name}: ${t("records.fields.is_active")}`}
                    >
                      {""}
                    </Check>
                  </Cell>
                </tr>
              );
            })}
          </DataTable>
          <p className={panelBody}>
            <Button variant="primary" name="intent" value="grid" disabled={!maySave}>
              {t("records.save")}
            </Button>{" "}
            {!maySave && <span>{t("needsRole")}</span>}
          </p>
        </PostForm>
      </Panel>
      <Panel title={t("paymentGrid.seen")} id="seen">
        <Facts
          facts={customers.map(({ customer_type: type, country: code, methods: seen }) => ({
            key: `${type} ${code}`,
            name: `${t(`examples.types.${type}`)}, ${country(code)}`,
            value: seen.length === 0 ? t("paymentGrid.nothing") : seen.map(named).join(" · "),
          }))}
        />
      </Panel>
    </Stack>
  );
}
