import "~/shop-kit";
import { Title } from "@radix-ui/react-dialog";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Modal } from "~/components/ui/page/modal";
import type { PictureSource } from "~/components/ui/picture/picture";
import { largestOf } from "~/contract/constants/srcset";
import { classes } from "~/theme/classes";
import * as styles from "./picture-viewer.css";

/**
 * Shows pictures one at a time over the page. They change by swiping or with the arrow keys; a click shows a picture at
 * full size.
 */
export default function PictureViewer({
  images,
  first,
  onClose,
}: {
  images: readonly (PictureSource & { alt: string })[];
  first: number;
  onClose: () => void;
}) {
  const { t } = useTranslation("catalogue");
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const go = (to: number) =>
    row.current?.children[to]?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the viewer opens
  useEffect(() => go(first), []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") go(index + 1);
    if (key === "ArrowLeft") go(index - 1);
    if (key === "Home") go(0);
    if (key === "End") go(images.length - 1);
  };
  // Keys, buttons and swipes all scroll the row, so its position determines the current picture.
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    const seen = Math.round(scrollLeft / Math.max(1, clientWidth));
    if (seen === index) return;
    setZoomed(false);
    setIndex(seen);
  };
  const label = t("gallery.picture", { number: index + 1, total: images.length });
  return (
    <Modal className={styles.root} aria-describedby={undefined} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <Title asChild>
          <p role="status">{label}</p>
        </Title>
        <Button type="button" aria-pressed={isZoomed} onClick={() => setZoomed(!isZoomed)}>
          {t("gallery.zoom")}
        </Button>
        {images.length > 1 && <TurnButtons index={index} last={images.length - 1} go={go} />}
        <Button type="button" onClick={onClose}>
          {t("gallery.close")}
        </Button>
      </div>
      <ul ref={row} className={styles.row} onScroll={onScroll}>
        {images.map((image, place) => (
          <li key={image.url} className={styles.place} aria-hidden={place !== index}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same */}
            <img
              className={classes(styles.picture, isZoomed && place === index && styles.zoomed)}
              src={largestOf(image)}
              alt={image.alt}
              width={image.width}
              height={image.height}
              onClick={() => setZoomed(!isZoomed)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function TurnButtons({ index, last, go }: { index: number; last: number; go: (to: number) => void }) {
  const { t } = useTranslation("catalogue");
  return (
    <>
      <Button type="button" disabled={index === 0} onClick={() => go(index - 1)}>
        {t("gallery.previous")}
      </Button>
      <Button type="button" disabled={index === last} onClick={() => go(index + 1)}>
        {t("gallery.next")}
      </Button>
    </>
  );
}
