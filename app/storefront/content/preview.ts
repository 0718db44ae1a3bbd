// The page that shows the page builder's preview: CONTRACT §8. It has no session.
import { paths } from "~/paths";

export const isPreview = (request: Request): boolean =>
  new URL(request.url).pathname.replace(/\.data$/, "") === paths.editorPreview();
