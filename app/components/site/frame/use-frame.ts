import { useRouteLoaderData } from "@remix-run/react";
import { dispatchDaysOf, handlingDaysOf } from "~/contract/constants/settings";
import { handlingTime } from "~/i18n/handling-time";
import { useTranslation } from "~/i18n/use-translation";
import type { Frame } from "./frame";

/** The frame's data from root's loader. Undefined where root itself has failed. */
export const useFrame = (): Frame | undefined => useRouteLoaderData<{ frame: Frame }>("root")?.frame;

/** "3 working days": how long it takes until an order is dispatched. */
export function useHandlingTime(): string {
  const { t } = useTranslation();
  const frame = useFrame();
  const days = handlingDaysOf(frame?.handlingDays);
  return handlingTime(t, { days, dispatchDays: frame?.dispatchDays ?? dispatchDaysOf(null) });
}
