import { QuantityInput } from "~/components/product/quantity-input";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import type { OrderRow } from "~/contract/orders";
import type { OperatorTexts } from "~/i18n/operator-texts";
import { code } from "~/theme/text.css";

/** The rows with their shipped quantities: input fields where a partial dispatch is possible. */
export function ShippedRows({
  rows,
  words,
  typed,
}: {
  rows: OrderRow[];
  words: OperatorTexts["order"];
  /** Typed values by `shipped.{row}`; null where nothing can be shipped. */
  typed: Record<string, string> | null;
}) {
  return (
    <Table caption={words.rows} phone="cards">
      <TableHead>
        <ColumnHead>{words.product}</ColumnHead>
        <ColumnHead align="end">{words.qty}</ColumnHead>
        <ColumnHead align="end">{words.shipped}</ColumnHead>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <RowHead>
              {row.name} <span className={code}>{row.sku}</span>
              {row.notes && <p>{row.notes}</p>}
            </RowHead>
            <Cell label={words.qty} align="end">
              {row.qty}
            </Cell>
            <Cell label={words.shipped} align="end">
              {typed ? (
                <QuantityInput
                  name={`shipped.${row.id}`}
                  defaultValue={typed[`shipped.${row.id}`] ?? row.shipped_qty}
                  aria-label={`${words.shipped}: ${row.name}`}
                />
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
