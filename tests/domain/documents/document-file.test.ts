import { describe, expect, it } from "vitest";
import { DOCUMENT_TYPES } from "~/contract/constants/enums";
import { documentKind, isFileOf } from "~/domain/documents/document-file";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("documentKind", () => {
  it("detects the kind by the first bytes", () => {
    expect(documentKind(bytes("%PDF-1.4 and more"))?.mime).toBe("application/pdf");
    expect(documentKind(bytes("\0\0\0\x18ftypmp42"))?.mime).toBe("video/mp4");
    for (const text of ["", "%PDF", "ftyp", "<html>", "PK\x03\x04", " %PDF-1.4", "GIF89a"])
      expect([text, documentKind(bytes(text))]).toEqual([text, null]);
  });
});

it("accepts only MP4 as a video", () => {
  for (const type of DOCUMENT_TYPES)
    expect([isFileOf(type, "video/mp4"), isFileOf(type, "application/pdf")]).toEqual([
      type === "video",
      type !== "video",
    ]);
});
