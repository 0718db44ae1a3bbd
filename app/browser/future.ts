/** Remix's flags as remix.config.js sets them: the same for every page, so that no page carries them. */
export const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
} as const;
