// Uploads several small files in parallel.
const LANES = 8;

/** Runs several at a time: most of the time of each small file is the round trip. */
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
