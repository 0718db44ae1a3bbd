import type { ResolvedBlockOf } from "~/components/content/blocks/resolved-block";
import { ColourBar } from "~/components/ui/colour-bar";
import { ButtonLink } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { Picture } from "~/components/ui/picture/picture";
import type { Slide, Slider } from "~/contract/content";
import type { Image } from "~/contract/products";
import { phone } from "~/theme/breakpoints";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import { display, lead, muted } from "~/theme/text.css";
import * as styles from "./hero-slider.css";

type Hero = ResolvedBlockOf<"hero">["props"];

/** A full-width slider. The page's hero text is on the first slide. */
export function HeroSlider({ slider, hero }: { slider: Slider; hero: Hero | null }) {
  const { slides } = slider;
  const idOf = (index: number) => `slide-${slider.id}-${index + 1}`;
  return (
    <section aria-label={hero?.title ?? slides[0]?.title}>
      <div className={styles.row}>
        {slides.map((slide, index) => (
          <div key={idOf(index)} id={idOf(index)} className={styles.slide}>
            {slide.ground && <ColourBar colour={slide.ground} className={styles.background} />}
            <div className={classes(styles.content, stack.s4)}>
              {index === 0 && hero ? <HeroText hero={hero} slide={slide} /> : <SlideText slide={slide} />}
            </div>
            <SlidePicture slide={slide} isMain={index === 0} />
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <ol className={styles.slideLinks}>
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

function HeroText({ hero, slide }: { hero: Hero; slide: Slide }) {
  return (
    <>
      <h1 className={display}>{hero.title}</h1>
      {hero.text && <p className={lead}>{hero.text}</p>}
      <Action label={hero.cta_label} href={hero.cta_href} />
      <p className={muted}>
        {slide.title}: {slide.cta_href ? <Link to={slide.cta_href}>{slide.text}</Link> : slide.text}
      </p>
    </>
  );
}

function SlideText({ slide }: { slide: Slide }) {
  return (
    <>
      <h2 className={display}>{slide.title}</h2>
      <p className={lead}>{slide.text}</p>
      <Action label={slide.cta_label} href={slide.cta_href} />
    </>
  );
}

function Action({ label, href }: { label: string | null; href: string | null }) {
  if (!label || !href) return null;
  return (
    <p>
      <ButtonLink variant="primary" size="big" to={href}>
        {label}
      </ButtonLink>
    </p>
  );
}

function SlidePicture({ slide, isMain }: { slide: Slide; isMain: boolean }) {
  const { image, image_mobile } = slide;
  if (!image) return null;
  return (
    <picture className={classes(styles.picture, isDrawing(image) && styles.uncropped)}>
      {image_mobile && (
        <source media={phone} srcSet={image_mobile.srcset ?? image_mobile.url} sizes="100vw" />
      )}
      <Picture image={image} alt={image.alt} sizes="(min-width:960px) 58vw,100vw" isMain={isMain} />
    </picture>
  );
}

const isDrawing = ({ width, height }: Image) => width === height;
