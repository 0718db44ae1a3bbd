// A document or video on the wire.

import { BASE_PATH } from "~/contract/client";
import { DOCUMENT_TYPES } from "~/contract/constants/enums";
import type { Document } from "~/contract/documents";
import { int, text, textOrNull } from "~/db/columns";
import type { Row } from "~/platform/database";

/** @param row of listDocuments(); `size` in bytes, null until the document is rendered */
export function serializeDocument(row: Row): Document {
  const id = int(row, "id");
  return {
    id,
    title: text(row, "title"),
    type: DOCUMENT_TYPES.find((type) => type === row.type) ?? "technical_sheet",
    locale: textOrNull(row, "locale"),
    mime: text(row, "mime"),
    size: int(row, "size") || null,
    date: text(row, "date"),
    url: `${BASE_PATH}/documents/${id}/file/`,
  };
}
