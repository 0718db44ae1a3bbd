import "~/theme/reset.css";
import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import { wrap } from "~/theme/layout.css";
import { AgentBand } from "./agent-band";
import { ConsentBanner } from "./consent-banner";
import { Footer } from "./footer";
import type { Frame } from "./frame";
import { Header } from "./header";
import { Menu } from "./menu";
import { Notices } from "./notices";
import * as styles from "./page-frame.css";
import { MAIN_ID, SkipLink } from "./skip-link";
import { TopLine } from "./top-line";

/** The frame around every page. `slider`: the content sets its own widths, from edge to edge. */
export function PageFrame({
  frame,
  layout,
  children,
}: {
  frame: Frame;
  layout: "slider" | "default" | "content";
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      <ConsentBanner frame={frame} />
      <TopLine frame={frame} />
      <Header frame={frame} />
      <Menu menu={frame.menu} path={frame.path} />
      {frame.actingFor && <AgentBand customer={frame.actingFor} />}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {layout === "slider" ? (
          <>
            <Notices frame={frame} className={wrap} />
            {children}
          </>
        ) : (
          <div className={classes(wrap, styles.content, layout === "content" && styles.narrow)}>
            <Notices frame={frame} />
            {children}
          </div>
        )}
      </main>
      <Footer frame={frame} />
    </>
  );
}
