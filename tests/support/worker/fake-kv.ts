// A fake of Workers KV for tests: accessible entries, a store that can be unavailable, and locations that
// cache their reads.

export interface FakeKv {
  /** The namespace as one location sees it. */
  location(): object;
  entries: Map<string, Uint8Array>;
  puts: string[];
  gets: string[];
  /** Keys that no location had cached, which were read from the central store. */
  asked: string[];
  /** Hooks that run before each read or write; they may wait or throw. */
  trouble: { get?: () => Promise<void>; put?: () => Promise<void> };
}

export function fakeKv(): FakeKv {
  const kv: Omit<FakeKv, "location"> = { entries: new Map(), puts: [], gets: [], asked: [], trouble: {} };
  const location = () => {
    const read = new Map<string, { bytes: Uint8Array | undefined; at: number }>();
    return {
      async get(key: string, how: string | { type?: string; cacheTtl?: number } = "text") {
        kv.gets.push(key);
        await kv.trouble.get?.();
        const { type = "text", cacheTtl = 60 } = typeof how === "string" ? { type: how } : how;
        const held = read.get(key);
        const isHeld = held && Date.now() - held.at < cacheTtl * 1000;
        const bytes = isHeld ? held.bytes : kv.entries.get(key);
        if (!isHeld) {
          kv.asked.push(key);
          read.set(key, { bytes, at: Date.now() });
        }
        if (!bytes) return null;
        if (type === "arrayBuffer") return new Uint8Array(bytes).buffer;
        const text = new TextDecoder().decode(bytes);
        return type === "json" ? JSON.parse(text) : text;
      },
      async put(key: string, value: string | Uint8Array) {
        await kv.trouble.put?.();
        kv.puts.push(key);
        kv.entries.set(key, typeof value === "string" ? new TextEncoder().encode(value) : value);
      },
      async delete(key: string) {
        kv.entries.delete(key);
      },
    };
  };
  return Object.assign(kv, { location });
}
