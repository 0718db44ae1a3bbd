// SQL of the rule in contract/constants/publication.ts. As texts, "09:00:00Z" would come after "09:00:00.000Z".

/**
 * Whether the shop shows what these columns are of.
 * @param now SQL of the instant: a parameter, or an expression
 */
export const shownAt = (from: string, until: string, now: string): string =>
  `coalesce(julianday(${from}) <= julianday(${now}), 1) AND coalesce(julianday(${until}) > julianday(${now}), 1)`;
