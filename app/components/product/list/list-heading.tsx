import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { ContextNote } from "~/components/site/header/context-note";
import { ColourBar } from "~/components/ui/colour-bar";
import { Breadcrumb } from "~/components/ui/page/breadcrumb";
import type { PictureSource } from "~/components/ui/picture/picture";
import { ProductImage } from "~/components/ui/picture/product-image";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";
import * as styles from "./list-heading.css";

export function ListHeading({
  steps,
  title,
  count,
  colour = null,
  image = null,
}: {
  steps: Array<{ name: string; href: string }>;
  title: string;
  count: number;
  /** Colour of the category's line, shown as a bar. */
  colour?: string | null;
  /** The category's own image, where there is room. */
  image?: PictureSource | null;
}) {
  const { t } = useTranslation("catalogue");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const frame = useFrame();
  return (
    <header className={styles.root}>
      <Breadcrumb label={common("breadcrumb.label")} steps={steps} current={title} />
      {image && (
        <div className={styles.mark}>
          <ProductImage image={image} alt={title} isBesideName size="thumb" />
        </div>
      )}
      <h1>
        {title}
        {colour && <ColourBar colour={colour} className={styles.bar} />}
      </h1>
      <p className={classes(small, muted, styles.count)}>
        {t("list.count", { count, number: number(count) })}
      </p>
      {frame && (
        <div className={styles.prices}>
          <ContextNote frame={frame} />
        </div>
      )}
    </header>
  );
}
