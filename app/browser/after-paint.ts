/**
 * Runs the work once the browser has shown what the event before it has changed. The router's part of a submission takes a
 * slow phone 100 ms.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
