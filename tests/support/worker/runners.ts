/**
 * The number of test processes that run at once. Each has its own shop, so that no process changes what
 * another one reads.
 */
export const RUNNERS = 2;
