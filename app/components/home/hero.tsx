import { ButtonLink } from "~/components/ui/button";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import { display, lede } from "~/theme/text.css";
import * as styles from "./hero.css";

export interface Slide {
  /** One of the shop's own pictures. */
  picture: keyof typeof styles.ground;
  title: string;
  /** In the numbered links below, where the title is too long for them. */
  short: string;
  text: string;
  action: string;
  href: string;
}

/** Pictures and words from edge to edge; the first title is the page's own. */
export function Hero({ label, slides }: { label: string; slides: Slide[] }) {
  return (
    <section aria-label={label}>
      <div className={styles.row}>
        {slides.map((slide, index) => {
          const Title = index === 0 ? "h1" : "h2";
          return (
            <div
              key={slide.picture}
              id={slide.picture}
              className={classes(styles.slide, styles.ground[slide.picture])}
            >
              <div className={classes(styles.words, stack.s4)}>
                <Title className={display}>{slide.title}</Title>
                <p className={lede}>{slide.text}</p>
                <p>
                  <ButtonLink look="main" size="big" to={slide.href}>
                    {slide.action}
                  </ButtonLink>
                </p>
              </div>
              <img
                src={`/images/${slide.picture}.svg`}
                alt=""
                width="960"
                height="600"
                loading={index === 0 ? "eager" : "lazy"}
              />
            </div>
          );
        })}
      </div>
      <ol className={styles.contents}>
        {slides.map(({ picture, short }) => (
          <li key={picture}>
            <a href={`#${picture}`}>{short}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
