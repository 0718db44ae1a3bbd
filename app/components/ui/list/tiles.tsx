import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./tiles.css";

export function Tiles({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}

export function Tile({ variant = "plain", children }: { variant?: "plain" | "chosen"; children: ReactNode }) {
  return <li className={classes(styles.tile, variant === "chosen" && styles.chosen)}>{children}</li>;
}
