import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import { container, section, tinted } from "~/theme/layout.css";
import type { ResolvedBlock } from "./resolved-block";
import * as styles from "./section.css";

/** A block's container: within the page's width, or its own where the layout is edge to edge. */
export function Section({
  block,
  layout,
  children,
}: {
  block: ResolvedBlock;
  layout: "edge" | "page";
  children: ReactNode;
}) {
  if (layout === "page")
    return <div className={classes(styles.block, isText(block) && styles.text)}>{children}</div>;
  if (block.type === "slider") return <div className={styles.block}>{children}</div>;
  if (block.type === "product_carousel" && block.props.look === "list") {
    return (
      <div className={classes(styles.block, tinted)}>
        <div className={classes(container, section)}>{children}</div>
      </div>
    );
  }
  return (
    <div className={classes(styles.block, isText(block) && styles.text)}>
      <div className={container}>{children}</div>
    </div>
  );
}

const isText = ({ type }: ResolvedBlock) => type === "rich_text" || type === "html";
