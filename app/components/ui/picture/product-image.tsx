import { classes } from "~/theme/classes";
import { Picture, type PictureSource } from "./picture";
import * as styles from "./product-image.css";

/** Displayed widths, as in HTML's `sizes`. */
const WIDTHS = {
  card: "(min-width:1280px) 320px,(min-width:760px) 25vw,50vw",
  thumb: "96px",
};

/** A whole picture of any shape on a tinted ground. */
export function ProductImage({
  image,
  alt,
  size = "card",
  loading,
  isMain,
  isBesideName,
}: {
  image: PictureSource | null;
  alt: string;
  size?: keyof typeof styles.sizes;
  loading?: "lazy" | "eager";
  /** The page's main image (LCP). */
  isMain?: boolean;
  /** See Picture. */
  isBesideName?: boolean;
}) {
  if (!image) return <span aria-hidden="true" className={classes(styles.sizes[size], styles.placeholder)} />;
  return (
    <Picture
      image={image}
      alt={alt}
      sizes={WIDTHS[size]}
      className={styles.sizes[size]}
      {...(loading && { loading })}
      {...(isMain && { isMain })}
      {...(isBesideName && { isBesideName })}
    />
  );
}
