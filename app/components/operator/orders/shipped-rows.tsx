import { useTranslation } from "react-i18next";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import type { OrderRow } from "~/contract/orders";
import { code } from "~/theme/text.css";
import { RowQuantity } from "./row-quantity";

/** Rows with their shipped quantities: input fields if a partial shipment is possible. */
export function ShippedRows({
  rows,
  isInput = false,
}: {
  rows: Pick<OrderRow, "id" | "sku" | "name" | "qty" | "shipped_qty" | "notes">[];
  /** Whether the rows are part of the form that ships them. */
  isInput?: boolean;
}) {
  const { t } = useTranslation("operator");
  return (
    <Table caption={t("order.rows")} phone="cards">
      <TableHead>
        <ColumnHead>{t("order.product")}</ColumnHead>
        <ColumnHead align="end">{t("order.qty")}</ColumnHead>
        <ColumnHead align="end">{t("order.shipped")}</ColumnHead>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <RowHead>
              {row.name} <span className={code}>{row.sku}</span>
              {row.notes && <p>{row.notes}</p>}
            </RowHead>
            <Cell label={t("order.qty")} align="end">
              {row.qty}
            </Cell>
            <Cell label={t("order.shipped")} align="end">
              {isInput ? (
                <RowQuantity name={`shipped.${row.id}`} label={`${t("order.shipped")}: ${row.name}`} />
              ) : (
                row.shipped_qty
              )}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
