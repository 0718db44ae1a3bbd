import { useLocation } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { Button } from "~/components/ui/form/button";
import { useRecordForm } from "../records/record-form-context";

/**
 * Posts the whole form with a step of its list, and shows it again at the same place. Users who may not save can only
 * open blocks.
 */
export function StepButton({
  step,
  at = "blocks",
  ...rest
}: ComponentPropsWithoutRef<typeof Button> & { step: string; at?: "blocks" | "open-block" }) {
  const { pathname, search } = useLocation();
  const { maySave } = useRecordForm();
  return (
    <Button
      size="slim"
      name="intent"
      value={`step.${step}`}
      formAction={`${pathname}${search}#${at}`}
      formNoValidate
      disabled={!maySave && !step.startsWith("open.")}
      {...rest}
    />
  );
}
