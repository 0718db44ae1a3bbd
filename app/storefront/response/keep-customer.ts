// Adds an agent's customer to the links, forms and redirects of a page whose URL contains the customer, so that two
// tabs can show two customers. This is done in one place, because a link without it would lead to another customer's
// cart.
import type { ActionFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { withCustomer } from "~/paths";
import { readContext } from "~/storefront/request/context";
import { customerInAddress } from "~/storefront/request/customer-in-address";
import { type Handler, wrapHandlers } from "./wrapped-handlers";

/** Rewrites links and forms. A GET form gets the customer as a field, because its fields replace the query. */
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

/** Wraps loaders and actions so that their redirects keep the customer of the requested URL. */
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
