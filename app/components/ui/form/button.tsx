import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./button.css";

interface Dress {
  look?: keyof typeof styles.looks;
  size?: keyof typeof styles.sizes;
  width?: "full";
}

/** A button of a form. One `main` a screen; `danger` only in a confirm step. */
export function Button({
  look,
  size,
  width,
  className,
  type = "submit",
  ...rest
}: Dress & ComponentPropsWithoutRef<"button">) {
  return <button type={type} className={classes(dress({ look, size, width }), className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, width, className, ...rest }: Dress & LinkProps) {
  return <Link className={classes(dress({ look, size, width }), className)} {...rest} />;
}

function dress({ look = "plain", size = "normal", width }: Dress) {
  return classes(styles.root, styles.looks[look], styles.sizes[size], width === "full" && styles.full);
}
