export function classes(...names: Array<string | undefined | null | false>): string {
  return names.filter(Boolean).join(" ");
}
