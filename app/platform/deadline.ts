/** Settles like `work`; after `ms` milliseconds like `onLate`, which may throw. The work itself is not cancelled. */
export async function withinDeadline<T>(work: Promise<T>, ms: number, onLate: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, deadline.then(onLate)]);
  } finally {
    clearTimeout(timer);
  }
}
