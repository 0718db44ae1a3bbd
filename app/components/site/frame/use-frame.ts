import { useRouteLoaderData } from "@remix-run/react";
import { handlingDaysOf } from "~/contract/constants/settings";
import { useTranslation } from "~/i18n/use-translation";
import type { Frame } from "./frame";

/** The frame's data from root's loader. Undefined where root itself has failed. */
export const useFrame = (): Frame | undefined => useRouteLoaderData<{ frame: Frame }>("root")?.frame;

/** "3 working days": how long it takes until an order is dispatched. */
export function useHandlingTime(): string {
  const { t } = useTranslation();
  return useFrame()?.handlingTime ?? t("common:workingDays", { count: handlingDaysOf(null) });
}
