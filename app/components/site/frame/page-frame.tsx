import "~/theme/reset.css";
import type { ReactNode } from "react";
import { AgentBar } from "~/components/site/header/agent-bar";
import { Header } from "~/components/site/header/header";
import { Menu } from "~/components/site/header/menu";
import { UtilityBar } from "~/components/site/header/utility-bar";
import { ConsentBanner } from "~/components/site/notices/consent-banner";
import { FlashNotices } from "~/components/site/notices/flash-notices";
import { useShared } from "~/components/ui/use-shared";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import { AddProvider, useCartAdds } from "./cart-adds";
import { EnclosedFooter, EnclosedHeader } from "./enclosed-frame";
import { Footer } from "./footer";
import type { Frame } from "./frame";
import * as styles from "./page-frame.css";
import { MAIN_ID, SkipLink } from "./skip-link";
import { FrameContext } from "./use-frame";

/**
 * `slider`: the content sets its own width, up to the whole window. `enclosed` (set by a route's handle): the only
 * links are the way back and those that the law requires.
 */
export type Layout = "slider" | "default" | "content" | "enclosed";

export function PageFrame({
  frame,
  layout,
  children,
}: {
  frame: Frame;
  layout: Layout;
  children: ReactNode;
}) {
  const isEnclosed = layout === "enclosed";
  const { add, added } = useCartAdds(frame);
  const { cart, notices, ...rest } = frame;
  const site = useShared(rest);
  const shown = { cart, notices, ...added };
  const shownCart = useShared(shown.cart);
  return (
    <FrameContext.Provider value={site}>
      <SkipLink />
      <ConsentBanner frame={site} />
      {isEnclosed ? (
        <EnclosedHeader frame={site} />
      ) : (
        <>
          <UtilityBar frame={site} />
          <Header frame={site} cart={shownCart} />
          <Menu frame={site} />
        </>
      )}
      {frame.actingFor && <AgentBar customer={frame.actingFor} />}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <FlashNotices frame={{ ...site, ...shown }} />
        <AddProvider value={add}>
          {layout === "slider" ? (
            children
          ) : (
            <div className={classes(container, styles.content, layout === "content" && styles.narrow)}>
              {children}
            </div>
          )}
        </AddProvider>
      </main>
      {isEnclosed ? <EnclosedFooter frame={site} /> : <Footer frame={site} />}
    </FrameContext.Provider>
  );
}
