/** Joins class names, leaving out what is not there. */
export function classes(...names: Array<string | undefined | null | false>): string {
  return names.filter(Boolean).join(" ");
}
