// A file from R2 as a download. Browsers never display it.
export const storedFile = (file: R2ObjectBody): Response =>
  new Response(file.body, {
    headers: {
      "Content-Type": file.httpMetadata?.contentType ?? "application/octet-stream",
      "Content-Length": String(file.size),
      "Content-Disposition": "attachment",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
