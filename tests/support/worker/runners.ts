/** How many test processes run at once. Each has a shop of its own, so that nobody changes what another one looks at. */
export const RUNNERS = 2;
