import { useLocation } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { Button } from "~/components/ui/form/button";

/** Posts the whole form with a step of its list, and shows it again at the same place. */
export function StepButton({
  step,
  at = "blocks",
  ...rest
}: ComponentPropsWithoutRef<typeof Button> & { step: string; at?: "blocks" | "open-block" }) {
  const { pathname, search } = useLocation();
  return (
    <Button
      size="slim"
      name="intent"
      value={`step.${step}`}
      formAction={`${pathname}${search}#${at}`}
      formNoValidate
      {...rest}
    />
  );
}
