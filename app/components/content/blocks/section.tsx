import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import { container, section, tinted } from "~/theme/layout.css";
import type { ResolvedBlock } from "./resolved-block";
import * as styles from "./section.css";

/** Container of a block: the page's width, or the block's own width in the layout `edge`. */
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
  if (isAcross(block)) return <div className={styles.across}>{children}</div>;
  if (block.type === "product_carousel" && block.props.look === "plates") {
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

/** Blocks that fill the window's width, without a gap to their neighbours. */
const isAcross = (block: ResolvedBlock) =>
  block.type === "slider" ||
  block.type === "promises" ||
  (block.type === "hero" && block.products.length > 0);

const isText = ({ type }: ResolvedBlock) => type === "rich_text" || type === "html";
