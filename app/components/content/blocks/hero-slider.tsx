import { Link } from "@remix-run/react";
import { ColourBar } from "~/components/ui/colour-bar";
import { ButtonLink } from "~/components/ui/form/button";
import type { Slide, Slider } from "~/contract/content";
import type { Image } from "~/contract/products";
import { phone } from "~/theme/breakpoints";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import { display, lede, soft } from "~/theme/text.css";
import * as styles from "./hero-slider.css";
import type { Filled } from "./resolved-block";

type Hero = Filled<"hero">["props"];

/** Pictures and words from edge to edge. The page's hero speaks first, on the first picture. */
export function HeroSlider({ slider, hero }: { slider: Slider; hero: Hero | null }) {
  const { slides } = slider;
  const idOf = (index: number) => `slide-${slider.id}-${index + 1}`;
  return (
    <section aria-label={hero?.title ?? slides[0]?.title}>
      <div className={styles.row}>
        {slides.map((slide, index) => (
          <div key={idOf(index)} id={idOf(index)} className={styles.slide}>
            {slide.ground && <ColourBar colour={slide.ground} className={styles.ground} />}
            <div className={classes(styles.words, stack.s4)}>
              {index === 0 && hero ? <HeroWords hero={hero} slide={slide} /> : <SlideWords slide={slide} />}
            </div>
            <SlidePicture slide={slide} isMain={index === 0} />
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <ol className={styles.contents}>
          {slides.map((slide, index) => (
            <li key={idOf(index)}>
              <a href={`#${idOf(index)}`}>{slide.title}</a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function HeroWords({ hero, slide }: { hero: Hero; slide: Slide }) {
  return (
    <>
      <h1 className={display}>{hero.title}</h1>
      {hero.text && <p className={lede}>{hero.text}</p>}
      <Action label={hero.cta_label} href={hero.cta_href} />
      <p className={soft}>
        {slide.title}: {slide.cta_href ? <Link to={slide.cta_href}>{slide.text}</Link> : slide.text}
      </p>
    </>
  );
}

function SlideWords({ slide }: { slide: Slide }) {
  return (
    <>
      <h2 className={display}>{slide.title}</h2>
      <p className={lede}>{slide.text}</p>
      <Action label={slide.cta_label} href={slide.cta_href} />
    </>
  );
}

function Action({ label, href }: { label: string | null; href: string | null }) {
  if (!label || !href) return null;
  return (
    <p>
      <ButtonLink look="main" size="big" to={href}>
        {label}
      </ButtonLink>
    </p>
  );
}

function SlidePicture({ slide, isMain }: { slide: Slide; isMain: boolean }) {
  const { image, image_mobile } = slide;
  if (!image) return null;
  return (
    <picture className={classes(styles.picture, isDrawing(image) && styles.whole)}>
      {image_mobile && <source media={phone} srcSet={image_mobile.url} />}
      <img
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={isMain ? "eager" : "lazy"}
        fetchPriority={isMain ? "high" : undefined}
      />
    </picture>
  );
}

const isDrawing = ({ width, height }: Image) => width === height;
