import { ProductImage } from "~/components/ui/picture/product-image";
import type { Image } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { number } from "~/theme/text.css";
import * as styles from "./checkout-summary.css";

interface SummaryRow {
  id: number;
  qty: number;
  name: string;
  total_price: string;
  /** Absent if the rows show only text. */
  image?: Image | null;
}

export function SummaryRows({ rows, currency }: { rows: SummaryRow[]; currency: string }) {
  const { money, number: count } = useFormat();
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, qty, name, total_price, image }) => (
        <li key={id}>
          {image !== undefined && <ProductImage image={image} alt={name} isBesideName size="thumb" />}
          <span>
            <b className={number}>{count(qty)} ×</b> {name}
          </span>{" "}
          <span className={styles.amount}>{money(total_price, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
