// What an image's `srcset` says.

/** The address of its widest size; a drawing, or a small photo, is served as it is. */
export const largestOf = ({ url, srcset }: { url: string; srcset?: string | null | undefined }): string =>
  srcset?.split(", ").at(-1)?.split(" ")[0] ?? url;
