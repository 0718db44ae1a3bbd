// An agent's page whose address names the customer: its links, forms and redirects name the same one, so that two tabs
// are for two customers. In one place, since a link that forgot it would lead to the other's cart.
import type { ActionFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { withCustomer } from "~/paths";
import { readContext } from "~/storefront/request/context";
import { customerInAddress } from "~/storefront/request/customer-in-address";
import { type Handler, wrapHandlers } from "./wrapped-handlers";

/** The page with the customer in its links and forms; a search has it as a field, since its query is made of those. */
export function keepCustomer(page: Response, customer: number): Response {
  const rewrite = (name: string) => ({
    element(element: Element) {
      const path = element.getAttribute(name);
      if (path) element.setAttribute(name, withCustomer(path, customer));
    },
  });
  return new HTMLRewriter()
    .on("a[href]", rewrite("href"))
    .on("form[action]", rewrite("action"))
    .on("button[formaction]", rewrite("formaction"))
    .on('form:not([method="post"])', {
      element(form) {
        const action = form.getAttribute("action") ?? "/";
        if (withCustomer(action, customer).includes(`customer=${customer}`))
          form.append(`<input type="hidden" name="customer" value="${customer}">`, { html: true });
      },
    })
    .transform(page);
}

/** Loaders and actions whose redirects keep the customer of the address that they are asked at. */
export const redirectsWithCustomer = (build: ServerBuild): ServerBuild =>
  wrapHandlers(build, { loader: keeping, action: keeping });

function keeping(handle: Handler): Handler {
  return async (args) => {
    try {
      return await kept(args, await handle(args));
    } catch (thrown) {
      throw await kept(args, thrown);
    }
  };
}

async function kept(args: ActionFunctionArgs, answer: unknown): Promise<unknown> {
  if (!(answer instanceof Response) || customerInAddress(new URL(args.request.url)) === null) return answer;
  const location = answer.headers.get("Location");
  if (location === null) return answer;
  const { viewer } = await readContext(args);
  if (viewer.isCustomerInAddress && viewer.customer)
    answer.headers.set("Location", withCustomer(location, viewer.customer.id));
  return answer;
}
