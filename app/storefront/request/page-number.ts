// `?page=`: an invalid number means page one and is reported as ignored (CONTRACT §8).

export function pageFromUrl(url: URL, name = "page"): { page: number; isIgnored: boolean } {
  const value = url.searchParams.get(name) ?? "";
  const page = /^[1-9]\d{0,4}$/.exec(value)?.[0];
  return { page: Number(page ?? 1), isIgnored: value !== "" && page === undefined };
}
