// Pictures, in and out: CONTRACT §12.
import type { OperatorHandlers } from "~/api/http/handler";
import { readBytes } from "~/api/http/input";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { MAX_PICTURE_BYTES } from "~/contract/constants/limits";
import { removePicture } from "~/services/pictures/remove-picture";
import { pictureFile, picturePage, storePicture } from "~/services/pictures/store-picture";
import { storedFile } from "./stored-file";

export const pictures: OperatorHandlers<"pictures"> = {
  async list(c, paging) {
    const slice = sliceOf(paging);
    const { count, pictures } = await picturePage(c, slice);
    return listAnswer(slice, count, pictures);
  },

  async get(c, { name }) {
    return storedFile(await pictureFile(c, name));
  },

  async delete(c, { name }) {
    await removePicture(c, name);
    return null;
  },

  async put(c, { name }) {
    return storePicture(c, name, await readBytes(c.request, MAX_PICTURE_BYTES));
  },
};
