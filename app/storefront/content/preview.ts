// Pages in an editor's frame: the previews of the page builder (CONTRACT §8) and of the back office editor. They
// have no shop session.
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { pathOf } from "~/platform/request-path";

const screenOf = (request: Request): string => pathOf(request).replace(/\.data$/, "");

export const isPreview = (request: Request): boolean =>
  screenOf(request) === paths.editorPreview() || isOwnPreview(request);

/** True for previews of the back office, which are framed by the shop's own pages and use the shop's own style. */
export const isOwnPreview = (request: Request): boolean =>
  screenOf(request) === operatorPaths.preview() || isRecordPreview(request);

/** True for the preview of a single record, even a hidden one. It is a separate page without scripts. */
export const isRecordPreview = (request: Request): boolean =>
  screenOf(request).startsWith(`${operatorPaths.preview()}/`);
