import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textsResponse } from "~/storefront/response/texts";

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  textsResponse(request, params.locale, context.env);
