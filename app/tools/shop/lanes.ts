// Small files, several at a time.
const LANES = 8;

/** Small files: most of the time each of them takes is the way there and back. */
export async function inLanes<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
