import { classes } from "~/theme/classes";
import * as styles from "./product-image.css";

interface ImageSource {
  url: string;
  width: number;
  height: number;
}

/** An image on a tinted background. On cards `alt` is empty, as the name is beside it. */
export function ProductImage({
  image,
  alt,
  size = "card",
  loading = "lazy",
  isMain = false,
}: {
  image: ImageSource | null;
  alt: string;
  size?: keyof typeof styles.sizes;
  loading?: "lazy" | "eager";
  /** The page's main image (LCP): loaded eagerly with high priority. */
  isMain?: boolean;
}) {
  if (!image) return <span aria-hidden="true" className={classes(styles.sizes[size], styles.placeholder)} />;
  return (
    <img
      className={styles.sizes[size]}
      src={image.url}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={isMain ? "eager" : loading}
      fetchPriority={isMain ? "high" : undefined}
    />
  );
}
