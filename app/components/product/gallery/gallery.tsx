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
 * A product's pictures: a swipeable row on phones; on wide screens one large picture with small ones below it. Each links
 * to its largest size; with JavaScript it opens over the page.
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
          <li key={image.url} className={styles.place}>
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
      {opened !== null && (
        <Suspense>
          <PictureViewer images={images} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
});
