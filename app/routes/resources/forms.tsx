import { formsDocument } from "~/storefront/forms/describe-forms";

/** The public forms for programs. The same for everybody. */
export const loader = () =>
  Response.json(formsDocument(), { headers: { "Cache-Control": "public, max-age=3600" } });
