export interface PictureSource {
  url: string;
  width: number;
  height: number;
  srcset?: string | null | undefined;
}

/** A responsive picture. Its space is reserved before it loads. */
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
  /** Displayed width, as in HTML's `sizes`. */
  sizes: string;
  className?: string | undefined;
  loading?: "lazy" | "eager";
  /** The page's main image (LCP), loaded eagerly with high priority. */
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
      // React 18 supports this attribute only in lower case.
      {...(isMain && { fetchpriority: "high" })}
    />
  );
}
