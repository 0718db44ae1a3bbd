// In the place of turbo-stream's `encode` in Remix's own part of the Worker (tools/build/browser-build.cjs): Remix encodes what
// each page was made from, and most pages leave without it (entry.server.tsx).
import { encode as encodeNow } from "turbo-stream";

/** The same stream, begun when it is first read. */
export function encode(...given: Parameters<typeof encodeNow>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= encodeNow(...given).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
