// Upload and download of pictures (CONTRACT §12).
import type { OperatorHandlers } from "~/api/http/handler";
import { readBytes } from "~/api/http/input";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { MAX_PICTURE_BYTES } from "~/contract/constants/limits";
import { editPicture, pictureDetails, picturePage } from "~/services/pictures/library";
import { removePicture } from "~/services/pictures/remove-picture";
import { pictureFile, storePicture } from "~/services/pictures/store-picture";
import { storedFile } from "./stored-file";

export const pictures: OperatorHandlers<"pictures"> = {
  async list(c, query) {
    const slice = sliceOf(query);
    const { count, pictures } = await picturePage(c, query, slice);
    return listAnswer(slice, count, pictures);
  },

  async details(c, { name }) {
    return pictureDetails(c, name);
  },

  async edit(c, { name, ...edit }) {
    return editPicture(c, name, edit);
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
