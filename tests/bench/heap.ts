// Measures the memory of an isolate, which is limited to 128 MB.
import { fetch, type Miniflare } from "miniflare";
import { WORKER } from "~/tools/serve";

/**
 * Heap of the shop's Worker in MB after a garbage collection.
 * @param mf started with an inspectorPort
 * @throws {Error} if the inspector accepts no connection
 */
export async function heapMb(mf: Miniflare): Promise<number> {
  const url = new URL(`/core:user:${WORKER}`, await mf.getInspectorURL());
  url.protocol = "http:";
  const { webSocket } = await fetch(url, { headers: { Upgrade: "websocket" } });
  if (!webSocket) throw new Error("the inspector accepts no connection");
  const used = new Promise<number>((resolve) => {
    webSocket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data));
      if (id === 2) resolve((result.usedSize + (result.backingStorageSize ?? 0)) / 2 ** 20);
    });
  });
  webSocket.accept();
  webSocket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
  webSocket.send(JSON.stringify({ id: 2, method: "Runtime.getHeapUsage" }));
  const megabytes = await used;
  webSocket.close();
  return megabytes;
}
