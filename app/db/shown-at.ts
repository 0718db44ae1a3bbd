// SQL of the rule in contract/constants/publication.ts. julianday() is needed because "09:00:00Z" sorts
// after "09:00:00.000Z" as text.

/**
 * SQL condition that a row with these columns is published.
 * @param now SQL of the instant: a parameter, or an expression
 */
export const shownAt = (from: string, until: string, now: string): string =>
  `coalesce(julianday(${from}) <= julianday(${now}), 1) AND coalesce(julianday(${until}) > julianday(${now}), 1)`;
