// Result of the picture readers.

export interface PictureFile {
  extension: "png" | "jpg" | "webp" | "avif" | "svg";
  mime: string;
  /** Displayed size: the stored picture may be on its side. */
  width: number;
  height: number;
  /** Rotation for display, in degrees clockwise. */
  rotation: 0 | 90 | 180 | 270;
  /** Displayed mirrored, by the orientation in `bytes`. */
  isMirrored: boolean;
  /** Bytes to store: without scripts, places and dates, and anything after the picture's end. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The same bytes without an orientation. */
  unturned: Uint8Array<ArrayBuffer>;
}

export type PictureFault =
  | "picture_type"
  | "picture_incomplete"
  | "picture_sides"
  | "picture_turned"
  | "picture_scripts"
  | "picture_references"
  | "picture_complex";

/** Null: the bytes are of another type. */
export type Found = PictureFile | PictureFault | null;
