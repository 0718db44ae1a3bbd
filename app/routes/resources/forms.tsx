import { formsDocument } from "~/storefront/forms/describe-forms";

/** The public forms for programs, the same for all callers. */
export const loader = () =>
  Response.json(formsDocument(), { headers: { "Cache-Control": "public, max-age=3600" } });
