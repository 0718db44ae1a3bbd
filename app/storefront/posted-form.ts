const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** @throws Response 415 for a body of another kind, 400 for one that cannot be read. No body at all is an empty form. */
export async function postedForm(request: Pick<Request, "headers" | "text" | "formData">): Promise<FormData> {
  const type = request.headers.get("Content-Type");
  if (type === null && (await request.text()) === "") return new FormData();
  if (!FORM.test(type ?? "")) throw new Response(null, { status: 415, statusText: "unsupported_media_type" });
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400, statusText: "invalid_input" });
  }
}

/** What was typed into a field; null where none came, or a file. */
export function textIn(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}
