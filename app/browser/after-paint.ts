/**
 * Runs the work after the browser has painted the changes of the preceding event. The router's part of a submission
 * takes 100 ms on a slow phone.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
