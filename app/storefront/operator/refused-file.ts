// Errors about an uploaded file, shown at its field.
import type { ApiError } from "~/contract/client";
import { type FormResult, type Replier, refusedBy } from "~/storefront/forms/form";

const OF_THE_FILE = ["document_file", "too_large"];

/** Same as `refusedBy`, for a form with the field `file`. */
export const refusedFile = (submission: Replier, error: ApiError): FormResult =>
  OF_THE_FILE.includes(error.code)
    ? submission.reply({ fieldErrors: { file: [error.message] } })
    : refusedBy(submission, error);
