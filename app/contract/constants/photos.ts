// The order of a product's photos: the first is its main one.

export const PHOTO_STEPS = ["earlier", "later", "remove"] as const;
export type PhotoStep = (typeof PHOTO_STEPS)[number];

/** Moves a photo one place towards the start or the end, or removes it; an unknown photo changes nothing. */
export function steppedPhotos(photos: readonly string[], photo: string, step: PhotoStep): string[] {
  const at = photos.indexOf(photo);
  const others = photos.filter((one) => one !== photo);
  if (at < 0 || step === "remove") return others;
  const to = step === "earlier" ? Math.max(0, at - 1) : at + 1;
  return [...others.slice(0, to), photo, ...others.slice(to)];
}
