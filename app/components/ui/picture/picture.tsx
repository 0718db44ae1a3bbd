/** As the API describes an image. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
  srcset?: string | null | undefined;
}

/** A picture in the size that the browser chooses; its place is kept before it comes. */
export function Picture({
  image,
  alt,
  sizes,
  className,
  loading = "lazy",
  isMain = false,
  isBesideName = false,
}: {
  image: PictureSource;
  alt: string;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  className?: string | undefined;
  loading?: "lazy" | "eager";
  /** The page's main image (LCP): loaded eagerly with high priority. */
  isMain?: boolean;
  /** The same name is text beside the picture. Screen readers skip it; a text browser shows a file name for an empty alt. */
  isBesideName?: boolean;
}) {
  return (
    <img
      className={className}
      src={image.url}
      {...(image.srcset && { srcSet: image.srcset, sizes })}
      alt={alt}
      aria-hidden={isBesideName || undefined}
      width={image.width}
      height={image.height}
      loading={isMain ? "eager" : loading}
      // React 18 knows this attribute in small letters alone.
      {...(isMain && { fetchpriority: "high" })}
    />
  );
}
