/** Remix's flags as remix.config.js sets them: the same for every page, so that no page carries them. */
export const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
} as const;

/** React Router's flags that follow from them, and those that Remix sets itself. */
export const ROUTER_FUTURE = {
  v7_normalizeFormMethod: true,
  v7_fetcherPersist: true,
  v7_partialHydration: true,
  v7_prependBasename: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
};
