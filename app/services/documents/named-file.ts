/** A file that is made for one answer. */
export interface NamedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}
