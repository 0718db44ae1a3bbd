/** A file generated for one response. */
export interface NamedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}
