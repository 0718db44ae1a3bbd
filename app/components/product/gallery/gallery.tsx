import { lazy, type MouseEvent, memo, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Picture } from "~/components/ui/picture/picture";
import { ProductImage } from "~/components/ui/picture/product-image";
import { largestOf } from "~/contract/constants/srcset";
import type { Image } from "~/contract/products";
import * as styles from "./gallery.css";

/** Loaded when a picture is opened. */
const PictureViewer = lazy(() => import("./picture-viewer"));

export type GalleryImage = Pick<Image, "url" | "alt" | "width" | "height"> & Partial<Pick<Image, "srcset">>;

/**
 * A product's pictures in a row that is swiped, with thumbnails. Each leads to itself in its largest size; with JavaScript
 * it opens over the page.
 */
export const Gallery = memo(function Gallery({
  images,
  name,
}: {
  images: readonly GalleryImage[];
  name: string;
}) {
  const { t } = useTranslation("catalogue");
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return <ProductImage image={null} alt="" />;
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };
  return (
    <section className={styles.root} aria-label={t("gallery.label", { name })}>
      <ul className={styles.row}>
        {images.map((image, index) => (
          <li key={image.url} id={idOf(index)} className={styles.place}>
            <a href={largestOf(image)} title={t("gallery.enlarge")} onClick={(event) => open(event, index)}>
              <Picture
                image={image}
                alt={image.alt}
                sizes="(min-width:600px) 50vw,100vw"
                className={styles.picture}
                isMain={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && <Thumbnails images={images} />}
      {opened !== null && (
        <Suspense>
          <PictureViewer images={images} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
});

const idOf = (index: number): string => `picture-${index + 1}`;

/** Links to the pictures in the row; with JavaScript the row moves, and the page does not. */
function Thumbnails({ images }: { images: readonly GalleryImage[] }) {
  const { t } = useTranslation("catalogue");
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    document.getElementById(idOf(index))?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return (
    <ol className={styles.thumbnails}>
      {images.map((image, index) => (
        <li key={image.url}>
          <a href={`#${idOf(index)}`} onClick={(event) => show(event, index)}>
            <ProductImage
              image={image}
              alt={t("gallery.picture", { number: index + 1, total: images.length })}
              size="thumb"
            />
          </a>
        </li>
      ))}
    </ol>
  );
}
