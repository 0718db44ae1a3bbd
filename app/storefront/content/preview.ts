// The pages in an editor's frame: the page builder's preview (CONTRACT §8), and that of the back office's own editor. They
// have no session of the shop.
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { pathOf } from "~/platform/request-path";

const screenOf = (request: Request): string => pathOf(request).replace(/\.data$/, "");

export const isPreview = (request: Request): boolean =>
  screenOf(request) === paths.editorPreview() || isOwnPreview(request);

/** In the back office: framed by the shop's own pages, and with the shop's own look. */
export const isOwnPreview = (request: Request): boolean =>
  screenOf(request) === operatorPaths.preview() || isRecordPreview(request);

/** One record as the shop shows it, also where it is hidden: a page of its own, without scripts. */
export const isRecordPreview = (request: Request): boolean =>
  screenOf(request).startsWith(`${operatorPaths.preview()}/`);
