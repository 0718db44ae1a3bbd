// Reads an image's `srcset`.

/** URL of the largest size; a drawing, or a small photo, has only its original. */
export const largestOf = ({ url, srcset }: { url: string; srcset?: string | null | undefined }): string =>
  srcset?.split(", ").at(-1)?.split(" ")[0] ?? url;
