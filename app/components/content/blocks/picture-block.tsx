import { Picture } from "~/components/ui/picture/picture";
import * as styles from "./picture-block.css";
import type { ResolvedBlockOf } from "./resolved-block";

export function PictureBlock({ image, caption }: ResolvedBlockOf<"image">["props"]) {
  return (
    <figure className={styles.root}>
      <Picture image={image} alt={image.alt} sizes="14rem" />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
