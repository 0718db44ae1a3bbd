import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { type LegalPage, paths } from "~/paths";
import type { Frame, SiteFrame } from "./frame";

/** The frame's data from root's loader, for the components of the frame. Undefined if root's loader has failed. */
export const useLoadedFrame = (): Frame | undefined => useRouteLoaderData<{ frame: Frame }>("root")?.frame;

/** Provided by PageFrame. Remix's own hooks would render each consumer again at every state of a navigation. */
export const FrameContext = createContext<SiteFrame | undefined>(undefined);

/** Undefined if the page has no frame. */
export const useFrame = (): SiteFrame | undefined => useContext(FrameContext);

/** Path of a legal page in the shop's main language. */
export const useLegalPath = (page: LegalPage): string => paths.legal(page, useFrame()?.mainLocale ?? "it");

/** Time until an order is dispatched, e.g. "3 working days". */
export function useHandlingTime(): string {
  const { t } = useTranslation();
  // Default of SPEC §9 if root's loader has failed.
  return useFrame()?.handlingTime ?? t("common:workingDays", { count: 3 });
}
