// The page that shows what the page builder's editor sends: CONTRACT §8. Nobody is signed in there.
import { paths } from "~/paths";

export const isPreview = (request: Request): boolean =>
  new URL(request.url).pathname.replace(/\.data$/, "") === paths.editorPreview();
