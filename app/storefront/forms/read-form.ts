// The only reader of posted bodies. It limits bytes, fields and names before parsing. Loaders and actions get a request
// without a body, so they cannot bypass it.
import { MAX_UPLOAD_BYTES } from "~/contract/constants/limits";
import { visibleText } from "~/contract/input/visible-text";
import { operatorPaths } from "~/operator-paths";
import { bytesWithin, MAX_BODY_BYTES, MAX_FILES_BYTES } from "~/platform/body";

const URL_ENCODED_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;(?:.*;)?\s*boundary="?([^\s";,]{1,70})"?\s*(;|$)/i;
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

const MAX_FIELDS = 1_000;
const MAX_NAME_LENGTH = 64;
/**
 * Examples: `notes`, `qty.123`. Brackets are refused, because a form library would convert `a[99999999]` to a huge
 * array.
 */
const FIELD_NAME = /^[a-z_][\w-]*(\.[\w-]+){0,3}$/i;

export interface FormReadError {
  status: 400 | 413 | 415;
  code: "invalid_input" | "too_large" | "unsupported_media_type";
}

const TOO_LARGE: FormReadError = { status: 413, code: "too_large" };
const INVALID: FormReadError = { status: 400, code: "invalid_input" };

export function lazyForm(request: Request): () => Promise<FormData | FormReadError> {
  let form: Promise<FormData | FormReadError> | undefined;
  return () => {
    form ??= readForm(request, maxFilesBytes(request));
    return form;
  };
}

/** A request without a body is an empty form. */
export async function readForm(
  request: Pick<Request, "method" | "headers" | "body">,
  maxFilesBytes = MAX_FILES_BYTES,
): Promise<FormData | FormReadError> {
  if (request.method === "GET" || request.method === "HEAD") return new FormData();
  const type = request.headers.get("Content-Type");
  const isMultipart = /^multipart\//i.test(type ?? "");
  const bytes = await bytesWithin(request, isMultipart ? maxFilesBytes : MAX_BODY_BYTES);
  if (bytes === null) return TOO_LARGE;
  if (type === null && bytes.length === 0) return new FormData();
  if (!FORM_TYPE.test(type ?? "")) return { status: 415, code: "unsupported_media_type" };
  const form = URL_ENCODED_TYPE.test(type ?? "") ? urlEncoded(bytes) : await multipart(bytes, type ?? "");
  if (!form || ![...form.keys()].every(isFieldName)) return INVALID;
  return withoutInvisibleSigns(form);
}

/**
 * Forms that upload pictures and documents. Their actions read the form only after they have authenticated the
 * operator.
 */
const UPLOADS = [
  ...[operatorPaths.pictures(), operatorPaths.picture(""), operatorPaths.newRecord("product")],
  operatorPaths.settingGroup("identity"),
  ...[operatorPaths.documents(), operatorPaths.document(null)],
];
const maxFilesBytes = ({ url }: Request): number =>
  UPLOADS.includes(new URL(url).pathname.replace(/\.data$/, "")) ? MAX_UPLOAD_BYTES : MAX_FILES_BYTES;

const isFieldName = (name: string): boolean => name.length <= MAX_NAME_LENGTH && FIELD_NAME.test(name);

function withoutInvisibleSigns(form: FormData): FormData {
  const cleaned = new FormData();
  for (const [name, value] of form) {
    // Lynx sends every button that has the pressed button's name and value.
    if (name === "intent" && cleaned.get(name) === value) continue;
    cleaned.append(
      name,
      typeof value === "string" && !name.includes("password") ? visibleText(value) : value,
    );
  }
  return cleaned;
}

function urlEncoded(bytes: Uint8Array): FormData | null {
  const text = new TextDecoder().decode(bytes);
  if (!occursAtMost(MAX_FIELDS - 1, "&", text)) return null;
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | null> {
  const boundary = MULTIPART_TYPE.exec(type)?.[1];
  // One more boundary than there are fields: the last boundary ends the form.
  if (boundary === undefined || !occursAtMost(MAX_FIELDS + 1, `--${boundary}`, Buffer.from(bytes.buffer)))
    return null;
  const form = new Response(bytes, { headers: { "Content-Type": type } }).formData();
  return form.catch(() => null);
}

function occursAtMost(maxCount: number, mark: string, text: string | Buffer): boolean {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > maxCount) return false;
  }
  return true;
}
