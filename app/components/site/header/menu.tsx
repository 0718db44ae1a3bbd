import { Link, useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { Frame, MenuCategory } from "~/components/site/frame/frame";
import { ColourBar } from "~/components/ui/colour-bar";
import { useChange } from "~/components/ui/form/use-change";
import { useFragment } from "~/components/ui/page/fragment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { wrap } from "~/theme/layout.css";
import * as styles from "./menu.css";
import { usePrefetch } from "./use-prefetch";

/** The lines and their categories: `<details>`, so it opens without JavaScript, one at a time by their name. */
export function Menu({ menu, path }: Pick<Frame, "menu" | "path">) {
  const { t, i18n } = useTranslation();
  const product = useRouteLoaderData<{ product: { categories: string[] } }>("product")?.product;
  const nav = useRef<HTMLElement>(null);
  const prefetch = usePrefetch();
  useClosing(nav, path);
  const isHere = ({ slug }: MenuCategory) =>
    path === paths.category(slug) || product?.categories.includes(slug) === true;
  const here = menu.filter((line) => holds(line, isHere)).map(({ slug }) => slug);
  const content = useFragment("menu", [i18n.language, menu, here], () => (
    <Lines menu={menu} here={here} prefetch={prefetch} />
  ));
  return (
    <div className={styles.root}>
      <nav ref={nav} className={classes(wrap, styles.line)} aria-label={t("menu.label")} {...content} />
    </div>
  );
}

function Lines({
  menu,
  here,
  prefetch,
}: Pick<Frame, "menu"> & { here: string[]; prefetch: "intent" | "none" }) {
  const { t } = useTranslation();
  return (
    <>
      {menu.map((line) => (
        <details key={line.slug} name="menu" className={here.includes(line.slug) ? styles.here : undefined}>
          <summary className={styles.item}>
            {line.name}
            {line.colour && <ColourBar colour={line.colour} className={styles.bar} />}
          </summary>
          <div className={styles.panel}>
            <ul className={classes(wrap, styles.columns)}>
              <li>
                <Link prefetch={prefetch} className={styles.link} to={paths.category(line.slug)}>
                  <b>{t("menu.all", { line: line.name })}</b>
                </Link>
              </li>
              {line.children.map((category) => (
                <li key={category.slug}>
                  <Link prefetch={prefetch} className={styles.link} to={paths.category(category.slug)}>
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </details>
      ))}
      <Link
        prefetch={prefetch}
        className={classes(styles.item, styles.far, styles.push)}
        to={paths.products({ offers: 1 })}
      >
        {t("menu.offers")}
      </Link>{" "}
      <Link prefetch={prefetch} className={classes(styles.item, styles.far)} to={paths.products({ new: 1 })}>
        {t("menu.new")}
      </Link>{" "}
      <Link prefetch={prefetch} className={classes(styles.item, styles.far)} to={paths.news()}>
        {t("menu.news")}
      </Link>
    </>
  );
}

function holds(category: MenuCategory, isHere: (category: MenuCategory) => boolean): boolean {
  return isHere(category) || category.children.some((child) => holds(child, isHere));
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
