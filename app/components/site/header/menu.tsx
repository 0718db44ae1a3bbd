import { Link, useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { AROUND, type Frame, type MenuCategory } from "~/components/site/frame/frame";
import { usePlainLinks } from "~/components/site/use-plain-links";
import { ColourBar } from "~/components/ui/colour-bar";
import { useChange } from "~/components/ui/form/use-change";
import { useFragment } from "~/components/ui/page/fragment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { wrap } from "~/theme/layout.css";
import * as styles from "./menu.css";

/** The lines and their categories: `<details>`, so it opens without JavaScript, one at a time by their name. */
export function Menu({ frame: { [AROUND]: around, locale, path } }: { frame: Frame }) {
  const { t } = useTranslation();
  const nav = useRef<HTMLElement>(null);
  const here = useLine();
  const { links, prefetched } = usePlainLinks();
  useClosing(nav, path);
  useMark(nav, here);
  const content = useFragment("menu", around && { menu: around.menu, here, locale }, (facts) => (
    <Lines {...facts} />
  ));
  return (
    <div className={styles.root}>
      <nav
        ref={nav}
        className={classes(wrap, styles.line)}
        aria-label={t("menu.label")}
        {...links}
        {...content}
      />
      {prefetched}
    </div>
  );
}

/** The line that the page's category or product is in, as its loader says it. */
function useLine(): string | null {
  const category = useRouteLoaderData<{ line: string }>("category");
  const product = useRouteLoaderData<{ line: string | null }>("product");
  return category?.line ?? product?.line ?? null;
}

/** Other pages have the markup of the first one: the mark goes along. */
function useMark(nav: RefObject<HTMLElement>, here: string | null) {
  useEffect(() => {
    for (const line of nav.current?.querySelectorAll("details") ?? []) {
      const isHere = here !== null && line.querySelector("a")?.pathname === paths.category(here);
      line.classList.toggle(styles.here, isHere);
    }
  }, [nav, here]);
}

function Lines({ menu, here }: { menu: MenuCategory[]; here: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      {menu.map((line) => (
        <details key={line.slug} name="menu" className={line.slug === here ? styles.here : undefined}>
          <summary className={styles.item}>
            {line.name}
            {line.colour && <ColourBar colour={line.colour} className={styles.bar} />}
          </summary>
          <div className={styles.panel}>
            <ul className={classes(wrap, styles.columns)}>
              <li>
                <Link className={styles.link} to={paths.category(line.slug)}>
                  <b>{t("menu.all", { line: line.name })}</b>
                </Link>
              </li>
              {line.children.map((category) => (
                <li key={category.slug}>
                  <Link className={styles.link} to={paths.category(category.slug)}>
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </details>
      ))}
      <Link className={classes(styles.item, styles.far, styles.push)} to={paths.products({ offers: 1 })}>
        {t("menu.offers")}
      </Link>{" "}
      <Link className={classes(styles.item, styles.far)} to={paths.products({ new: 1 })}>
        {t("menu.new")}
      </Link>{" "}
      <Link className={classes(styles.item, styles.far)} to={paths.news()}>
        {t("menu.news")}
      </Link>
    </>
  );
}

/** With JavaScript an open panel closes on Escape, on a press elsewhere and when another page comes. */
function useClosing(nav: RefObject<HTMLElement>, path: string) {
  const open = () => nav.current?.querySelector("details[open]");
  const close = () => {
    open()?.removeAttribute("open");
  };
  useChange(close, path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two read what is there when they are called
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const summary = open()?.querySelector("summary");
      close();
      summary?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
}
