/** Returns a file of the back office as a download. It is never cached. */
export const attachment = (body: BodyInit | null, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });

export const CSV_TYPE = "text/csv; charset=utf-8";
