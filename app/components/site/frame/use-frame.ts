import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { type LegalPage, paths } from "~/paths";
import type { Frame, SiteFrame } from "./frame";

/** The frame's data from root's loader, for what draws the frame. Undefined where root itself has failed. */
export const useLoadedFrame = (): Frame | undefined => useRouteLoaderData<{ frame: Frame }>("root")?.frame;

/** Provided by PageFrame. Remix's own hooks would render each reader again at every state of a navigation. */
export const FrameContext = createContext<SiteFrame | undefined>(undefined);

/** Undefined where a page has no frame. */
export const useFrame = (): SiteFrame | undefined => useContext(FrameContext);

/** The address of a legal page, in the shop's main language. */
export const useLegalPath = (page: LegalPage): string => paths.legal(page, useFrame()?.mainLocale ?? "it");

/** "3 working days": how long it takes until an order is dispatched. */
export function useHandlingTime(): string {
  const { t } = useTranslation();
  // SPEC §9 where root has failed.
  return useFrame()?.handlingTime ?? t("common:workingDays", { count: 3 });
}
