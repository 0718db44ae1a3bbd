import { useRouteLoaderData } from "@remix-run/react";
import { memo, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { AROUND, type SiteFrame } from "~/components/site/frame/frame";
import { usePlainLinks } from "~/components/site/use-plain-links";
import { useOnChange } from "~/components/ui/form/use-on-change";
import { useFragment } from "~/components/ui/page/fragment";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import * as styles from "./menu.css";
import { MenuLines } from "./menu-lines.server";

/**
 * Menu of categories. It uses `<details>` with a common name, so it works without JavaScript and only one panel is open
 * at a time.
 */
export const Menu = memo(function Menu({ frame: { [AROUND]: around, locale, path } }: { frame: SiteFrame }) {
  const { t } = useTranslation();
  const nav = useRef<HTMLElement>(null);
  const activeSlug = useLine();
  const { links, prefetched } = usePlainLinks();
  useCloseOnOutsideClick(nav, path);
  useMark(nav, activeSlug);
  const content = useFragment(
    "menu",
    around && { menu: around.menu, links: around.links.menu, activeSlug, locale },
    (facts) => <MenuLines {...facts} />,
  );
  return (
    <div className={styles.root}>
      <nav
        ref={nav}
        className={classes(container, styles.line)}
        aria-label={t("menu.label")}
        {...links}
        {...content}
      />
      {prefetched}
    </div>
  );
});

/** Slug of the top-level category of the current page, from the loader of the category or product. */
function useLine(): string | null {
  const category = useRouteLoaderData<{ line: string }>("category");
  const product = useRouteLoaderData<{ line: string | null }>("product");
  return category?.line ?? product?.line ?? null;
}

/** Moves the mark of the current category, because later pages reuse the markup of the first page. */
function useMark(nav: RefObject<HTMLElement>, activeSlug: string | null) {
  useEffect(() => {
    for (const line of nav.current?.querySelectorAll("details") ?? []) {
      const isCurrent =
        activeSlug !== null && line.querySelector("a")?.pathname === paths.category(activeSlug);
      line.classList.toggle(styles.active, isCurrent);
    }
  }, [nav, activeSlug]);
}

/** With JavaScript an open panel closes on Escape, on a press outside of it and on navigation. */
function useCloseOnOutsideClick(nav: RefObject<HTMLElement>, path: string) {
  const open = () => nav.current?.querySelector("details[open]");
  const close = () => {
    open()?.removeAttribute("open");
  };
  useOnChange(close, path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions read the current DOM when they are called
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
