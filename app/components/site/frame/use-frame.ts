import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type LegalPage, paths } from "~/paths";
import type { Frame } from "./frame";

/** The frame's data from root's loader. Undefined where root itself has failed. */
export const useFrame = (): Frame | undefined => useRouteLoaderData<{ frame: Frame }>("root")?.frame;

/** The address of a legal page, in the shop's main language. */
export const useLegalPath = (page: LegalPage): string => paths.legal(page, useFrame()?.mainLocale ?? "it");

/** "3 working days": how long it takes until an order is dispatched. */
export function useHandlingTime(): string {
  const { t } = useTranslation();
  // SPEC §9 where root has failed.
  return useFrame()?.handlingTime ?? t("common:workingDays", { count: 3 });
}
