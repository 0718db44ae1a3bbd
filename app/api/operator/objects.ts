// Objects in R2 (images and documents), byte for byte, for backup and restore.

import type { OperatorHandlers } from "~/api/http/handler";
import { MAX_OBJECT_BYTES } from "~/contract/constants/limits";
import { notFound, Refusal } from "~/services/refusal";
import { storedFile } from "./stored-file";

export const objects: OperatorHandlers<"objects"> = {
  async list(c, { after }) {
    const page = await c.env.FILES.list({
      limit: 500,
      ...(after !== undefined && { cursor: after }),
    });
    return {
      results: page.objects.map(({ key, size }) => ({ key, size })),
      next: page.truncated ? page.cursor : null,
    };
  },

  async get(c, { key }) {
    const found = await c.env.FILES.get(key);
    if (!found) throw notFound();
    return storedFile(found);
  },

  async put(c, { key }) {
    const length = Number(c.request.headers.get("Content-Length") ?? Number.NaN);
    if (!(length <= MAX_OBJECT_BYTES)) throw new Refusal(413, "too_large");
    // The shop has no empty files: a body lost in transit must not replace one.
    if (length === 0) throw new Refusal(400, "file_empty");
    const contentType = c.request.headers.get("Content-Type") ?? "application/octet-stream";
    await c.env.FILES.put(key, c.request.body ?? "", { httpMetadata: { contentType } });
    return null;
  },
};
