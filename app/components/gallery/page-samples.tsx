import { useTranslation } from "react-i18next";
import { OrderStatusLabel } from "~/components/account/orders/order-status";
import { Pagination } from "~/components/site/pagination";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Meter } from "~/components/ui/meter";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Notice } from "~/components/ui/page/notice";
import { Step, Steps } from "~/components/ui/page/steps";
import { ORDER_STATUSES } from "~/contract/constants/enums";
import { paths } from "~/paths";
import { Sample, Samples } from "./sample";

const KINDS = ["ok", "info", "warn", "err"] as const;

export function MessageSamples() {
  const { t } = useTranslation("common");
  return (
    <>
      <Samples of="Notice">
        {KINDS.map((kind) => (
          <Sample key={kind} state={kind}>
            <Notice kind={kind} lead={t("network.lead")}>
              {t("network.text")}
            </Notice>
          </Sample>
        ))}
      </Samples>
      <Samples of="OrderStatusLabel">
        {ORDER_STATUSES.map((status) => (
          <Sample key={status} state={status}>
            <p>
              <OrderStatusLabel status={status} />
            </p>
          </Sample>
        ))}
      </Samples>
    </>
  );
}

export function ListSamples() {
  const { t } = useTranslation(["common", "catalogue"]);
  const name = t("catalogue:table.product");
  const price = t("catalogue:table.price");
  return (
    <>
      <Samples of="Table">
        {(["table", "cards"] as const).map((phone) => (
          <Sample key={phone} state={`on a phone: ${phone}`}>
            <Table caption={t("catalogue:table.caption")} phone={phone}>
              <TableHead>
                <ColumnHead>{name}</ColumnHead>
                <ColumnHead align="end">{price}</ColumnHead>
              </TableHead>
              <TableBody>
                {["1", "2"].map((row) => (
                  <TableRow key={row}>
                    <RowHead>{`${name} ${row}`}</RowHead>
                    <Cell align="end" label={price}>
                      {row}
                    </Cell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Sample>
        ))}
      </Samples>
      <Samples of="Pagination">
        {[1, 5, 9].map((page) => (
          <Sample key={page} state={`${page} of 9`}>
            <Pagination
              label={`${page}`}
              page={page}
              pageCount={9}
              href={(to) => paths.products({ page: to })}
            />
          </Sample>
        ))}
      </Samples>
      <Samples of="Disclosure, Steps, Meter">
        {[false, true].map((open) => (
          <Sample key={String(open)} state={open ? "open" : "closed"}>
            <Disclosure summary={t("catalogue:product.facts")} open={open}>
              <p>{t("common:network.text")}</p>
            </Disclosure>
          </Sample>
        ))}
        <Sample state="steps">
          <Steps>
            <Step title={t("common:breadcrumb.home")}>{name}</Step>
            <Step title={t("common:frame.contacts")}>{price}</Step>
          </Steps>
        </Sample>
        {[0, 60, 100].map((value) => (
          <Sample key={value} state={`${value} of 100`}>
            <Meter id={`meter-${value}`} value={value} max={100}>
              {name}
            </Meter>
          </Sample>
        ))}
      </Samples>
    </>
  );
}
