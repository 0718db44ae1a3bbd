// The operator's long lists, which are paged by a cursor.
interface ListPage<T> {
  results: T[];
  next: string | null;
}

/** All rows, page after page. */
export async function listOfAll<T>(page: (after: string | undefined) => Promise<ListPage<T>>): Promise<T[]> {
  const all: T[] = [];
  let after: string | undefined;
  do {
    const { results, next } = await page(after);
    all.push(...results);
    after = next ?? undefined;
  } while (after !== undefined);
  return all;
}
