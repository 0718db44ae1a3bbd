import type { LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { Link } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import * as styles from "./button.css";

interface ButtonStyle {
  variant?: keyof typeof styles.variants;
  size?: keyof typeof styles.sizes;
  width?: "full";
}

/** Button of a form. At most one `primary` per screen; `danger` only in a confirmation step. */
export function Button({
  variant,
  size,
  width,
  className,
  ...rest
}: ButtonStyle & ComponentPropsWithoutRef<"button">) {
  return <button className={classes(buttonClass({ variant, size, width }), className)} {...rest} />;
}

export function ButtonLink({ variant, size, width, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link className={classes(buttonClass({ variant, size, width }), className)} {...rest} />;
}

/** Classes of a button, for links that leave the shop. */
export function buttonClass({ variant = "plain", size = "normal", width }: ButtonStyle) {
  return classes(styles.root, styles.variants[variant], styles.sizes[size], width === "full" && styles.full);
}
