// A redirect to a page with another frame or in another language loads a document in the browser as well: menu, footer
// and texts come only with a document (components/site/frame/document-navigation.tsx).
import type { ActionFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { frameOf, localeOfUrl } from "~/paths";
import { storedLocale } from "~/storefront/request/locale";
import { type Handler, wrapHandlers } from "./wrapped-handlers";

export const withDocumentRedirects = (build: ServerBuild): ServerBuild =>
  wrapHandlers(build, { loader: marking, action: marking });

function marking(handle: Handler): Handler {
  return async (args) => {
    try {
      return marked(args, await handle(args));
    } catch (thrown) {
      throw marked(args, thrown);
    }
  };
}

function marked({ request }: ActionFunctionArgs, answer: unknown): unknown {
  const location = answer instanceof Response && answer.headers.get("Location");
  if (!location) return answer;
  const to = new URL(location, request.url);
  const page = new URL(request.headers.get("Referer") ?? request.url, request.url);
  const locale = ({ pathname, search }: URL) =>
    localeOfUrl({ pathname: pathname.replace(/\.data$/, ""), search }) ?? storedLocale(request);
  // The header of Remix's redirectDocument.
  if (frameOf(to.pathname) !== frameOf(page.pathname) || locale(to) !== locale(page))
    answer.headers.set("X-Remix-Reload-Document", "true");
  return answer;
}
