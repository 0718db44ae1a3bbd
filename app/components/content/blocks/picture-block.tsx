import * as styles from "./picture-block.css";
import type { ResolvedBlockOf } from "./resolved-block";

/** An image on a tinted background with its caption. */
export function PictureBlock({ image, caption }: ResolvedBlockOf<"image">["props"]) {
  return (
    <figure className={styles.root}>
      <img src={image.url} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
