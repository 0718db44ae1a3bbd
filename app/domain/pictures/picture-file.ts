// What the readers of pictures find.

export interface PictureFile {
  extension: "png" | "jpg" | "webp" | "avif" | "svg";
  mime: string;
  /** As it is shown: a camera may keep the picture on its side. */
  width: number;
  height: number;
  /** How far it is turned before it is shown, in degrees clockwise. */
  rotation: 0 | 90 | 180 | 270;
  /** Shown mirrored, by the note that `bytes` has. */
  isMirrored: boolean;
  /** What is kept: without scripts, places and dates, and anything after the picture's end. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The same without a note of how it is turned. */
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
