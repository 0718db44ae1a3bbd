import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** Compresses a stream. The compressor is flushed after each piece, so that no piece waits for the next one. */
export function compressedPieces(
  body: ReadableStream<Uint8Array>,
  encoding: "br" | "gzip",
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const packer =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : createGzip();
  const packed: Uint8Array<ArrayBuffer>[] = [];
  packer.on("data", (bytes: Uint8Array<ArrayBuffer>) => packed.push(bytes));
  const emptied = () =>
    new Promise<void>((done, fail) => {
      packer.once("error", fail);
      packer.flush(() => done());
    });
  const ended = () =>
    new Promise<void>((done, fail) => {
      packer.once("error", fail).once("end", done).end();
    });
  const reader = body.getReader();
  const pieces = piecesOf(reader);
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next();
      for (const bytes of piece.value ?? []) packer.write(bytes);
      await (piece.done ? ended() : emptied());
      for (const bytes of packed.splice(0)) controller.enqueue(bytes);
      if (piece.done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

const QUALITY = 4;

/** Joins chunks that are available at the same time: a page is written in many small ones. */
async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array[]> {
  let next = reader.read();
  for (let { value } = await next; value; { value } = await next) {
    const piece: Uint8Array[] = [];
    for (let more: Read | null = { value }; more?.value; more = await Promise.race([next, soon()])) {
      piece.push(more.value);
      next = reader.read();
    }
    yield piece;
  }
}

interface Read {
  value?: Uint8Array | undefined;
}

const soon = () => new Promise<null>((done) => setTimeout(done, 0, null));
