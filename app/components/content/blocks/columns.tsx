import { useId } from "react";
import { Prose } from "~/components/ui/page/prose";
import { ProductImage } from "~/components/ui/picture/product-image";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import * as styles from "./columns.css";
import { Heading, labelledBy } from "./heading";
import type { ResolvedBlockOf } from "./resolved-block";

export function Columns({ title, columns }: ResolvedBlockOf<"columns">["props"]) {
  const id = useId();
  const Title = title ? "h3" : "h2";
  return (
    <section {...labelledBy(id, title)}>
      <Heading id={id} title={title} />
      <ul className={styles.root}>
        {columns.map((column) => (
          <li key={column.title} className={styles.column}>
            {column.image && <ProductImage image={column.image} alt="" />}
            <div className={classes(styles.content, stack.s2)}>
              <Title className={styles.name}>{column.title}</Title>
              <Prose html={column.body} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
