import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";

/** Posts a message to the editor. */
export type PostToEditor = (message: object) => void;

/**
 * The page builder's view of a page. Its editor hears `{ type: "ready", site }`, where `site` is the key by which it knows
 * the shop, and, at each change, `{ type: "height", height }`; it sends `{ type: "blocks", blocks }`, and hears
 * `{ type: "refused", index, reason }` of each that is not shown, then `{ type: "shown" }`. All of it between these two
 * origins alone.
 */
export function EditorWindow({
  editor,
  site,
  onBlocks,
  children,
}: {
  /** The editor's origin, or "same-origin"; null: no messages are accepted. */
  editor: string | null;
  /** Null: none is set. */
  site: string | null;
  onBlocks: (blocks: unknown, post: PostToEditor) => void;
  children: ReactNode;
}) {
  const root = useRef<HTMLElement>(null);
  const latest = useRef(onBlocks);
  latest.current = onBlocks;
  useEffect(() => {
    if (editor === null || window.parent === window) return;
    const editorOrigin = editor === "same-origin" ? window.location.origin : editor;
    const post: PostToEditor = (message) => window.parent.postMessage(message, editorOrigin);
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin === editorOrigin && source === window.parent && data?.type === "blocks")
        latest.current(data.blocks ?? [], post);
    };
    const resizeObserver = new ResizeObserver(([entry]) =>
      post({ type: "height", height: Math.ceil(entry?.contentRect.height ?? 0) }),
    );
    window.addEventListener("message", onMessage);
    if (root.current) resizeObserver.observe(root.current);
    post(site === null ? { type: "ready" } : { type: "ready", site });
    return () => {
      window.removeEventListener("message", onMessage);
      resizeObserver.disconnect();
    };
  }, [editor, site]);
  // Links and forms of the preview do nothing.
  const preventDefault = (event: SyntheticEvent) => event.preventDefault();
  return (
    <main ref={root} onClickCapture={preventDefault} onSubmitCapture={preventDefault}>
      {children}
    </main>
  );
}
