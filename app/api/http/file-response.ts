// Response with a generated file.
import type { NamedFile } from "~/services/documents/named-file";

export const fileResponse = ({ name, type, bytes }: NamedFile): Response =>
  new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `inline; filename="${name}"`,
      "Cache-Control": "private, no-store",
      Vary: "Authorization",
    },
  });
