// POST /punchout/cxml and /punchout/oci: entry points of procurement systems. The caller of the first is a program,
// which reads a cXML status; that of the second is a browser, which continues at the start URL.
import { PunchOutStart } from "~/contract/punch-out";
import { bytesWithin } from "~/platform/body";
import { now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Background, Env } from "~/platform/env";
import { logError } from "~/platform/log";
import { escapeXml } from "~/platform/xml";
import type { CallerContext } from "~/services/context";
import { verifyCredential } from "~/services/punch-out/credentials";
import { readSetupRequest } from "~/services/punch-out/cxml-setup";
import { returnUrl } from "~/services/punch-out/return-url";
import { isPunchOutOn, startSession } from "~/services/punch-out/sessions";
import { Refusal } from "~/services/refusal";
import { cachedDefaults } from "~/services/settings/read-settings";
import { clientIpOf } from "./proxy/client-ip";

const MAX_BYTES = 256 * 1024;

export async function punchOut(request: Request, env: Env, ctx: Background): Promise<Response> {
  const db = openDatabase(env.DB, "first-primary");
  const c: CallerContext = {
    ...{ env, ctx, db, now: now(), ...(await cachedDefaults({ db, ctx, env })) },
    ...{ shopContext: "b2b", who: null, clientIp: clientIpOf(request, env), deviceToken: null },
  };
  const url = new URL(request.url);
  if (!(await isPunchOutOn(c).catch(() => false))) return plain(404);
  if (url.pathname === "/punchout/oci") return oci(c, request, url);
  if (url.pathname !== "/punchout/cxml") return plain(404);
  if (request.method !== "POST") return plain(405, { Allow: "POST" });
  try {
    return await cxml(c, request, url);
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return status(429, "Too Many Requests");
    logError("punch_out", { path: url.pathname }, error);
    return status(500, "Internal Server Error");
  }
}

async function cxml(c: CallerContext, request: Request, { origin }: URL): Promise<Response> {
  const bytes = await bytesWithin(request, MAX_BYTES);
  const asked = bytes && readSetupRequest(new TextDecoder().decode(bytes));
  if (!asked) return status(400, "Bad Request", "Not a PunchOutSetupRequest.");
  const user = await verifyCredential(c, asked.sender.identity, asked.sender.secret);
  if (user === null) return status(401, "Unauthorized", "Unknown identity or shared secret.");
  const start = PunchOutStart.safeParse({
    return_to: {
      ...{ kind: "cxml", url: returnUrl(asked.postUrl, c.env), operation: asked.operation },
      ...{ buyer_cookie: asked.buyerCookie, from: asked.from, to: asked.to },
    },
    items: asked.items,
  });
  if (!start.success)
    return status(400, "Bad Request", badField(start.error.issues[0]?.path.join(".") ?? ""));
  const page = await startSession(c, user, origin, start.data);
  return document(
    `<Status code="200" text="OK"/><PunchOutSetupResponse><StartPage><URL>${escapeXml(page)}</URL></StartPage></PunchOutSetupResponse>`,
  );
}

const badField = (path: string): string =>
  path === "return_to.url" ? "BrowserFormPost must be an https address." : `Not accepted: ${path}.`;

/** cXML responses have status 200 and contain the actual status in the document. */
const status = (code: number, text: string, more = ""): Response =>
  document(`<Status code="${code}" text="${text}">${escapeXml(more)}</Status>`);

const document = (response: string): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${crypto.randomUUID()}" timestamp="${now().toISOString()}"><Response>${response}</Response></cXML>`,
    { headers: { "Content-Type": "text/xml; charset=utf-8", ...PRIVATE } },
  );

/** SAP's Open Catalog Interface: fields of a form or of a URL. */
async function oci(c: CallerContext, request: Request, url: URL): Promise<Response> {
  if (request.method !== "POST" && request.method !== "GET") return plain(405, { Allow: "GET, POST" });
  const bytes = request.method === "POST" ? await bytesWithin(request, MAX_BYTES) : new Uint8Array();
  if (!bytes) return plain(413);
  const fields = new Map(
    [...url.searchParams, ...new URLSearchParams(new TextDecoder().decode(bytes))].map(([name, value]) => [
      name.toUpperCase(),
      value,
    ]),
  );
  const field = (name: string) => fields.get(name) ?? "";
  const start = PunchOutStart.safeParse({
    return_to: {
      ...{ kind: "oci", url: returnUrl(field("HOOK_URL"), c.env), target: field("~TARGET") },
      ...{ ok_code: field("~OKCODE"), caller: field("~CALLER") },
    },
    items: [],
  });
  if (!start.success) return plain(400);
  try {
    const user = await verifyCredential(c, field("USERNAME"), field("PASSWORD"));
    if (user === null) return plain(401);
    const page = await startSession(c, user, url.origin, start.data);
    return plain(303, { Location: page });
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return plain(429, { "Retry-After": "900" });
    throw error;
  }
}

const PRIVATE = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
const plain = (code: number, headers: Record<string, string> = {}) =>
  new Response(null, { status: code, headers: { ...PRIVATE, "Referrer-Policy": "no-referrer", ...headers } });
