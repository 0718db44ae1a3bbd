// Hidden content as the shop would show it. Responses are not cached.
import { productAnswer } from "~/api/catalogue/products";
import { serializeArticle, serializeSlider } from "~/api/content/serialize-content";
import type { OperatorHandlers } from "~/api/http/handler";
import { anyArticle, showcasePictures, wholeSlider } from "~/services/content/content";
import { viewOf } from "~/services/price-view";

export const previews: OperatorHandlers<"previews"> = {
  product: async (c, { slug }) =>
    productAnswer(c, { previewed: slug }, await viewOf(c, {}), new Set(["variants", "related", "assets"])),

  article: async (c, { slug }) => serializeArticle(await anyArticle(c, slug), c.locale),

  slider: async (c, { id }) => serializeSlider(await wholeSlider(c, id), c.locale, await showcasePictures(c)),
};
