import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";

export type PostToEditor = (message: object) => void;

/**
 * The page builder's preview of a page, which exchanges messages with the editor. It sends `{ type: "ready", site }`,
 * where `site` is the editor's key for the shop, and `{ type: "height", height }` at each change of height. The editor
 * sends `{ type: "blocks", blocks }`. The preview replies with `{ type: "refused", index, reason }` for each block that
 * it does not show, then with `{ type: "shown" }`. Messages from other origins are ignored.
 */
export function EditorWindow({
  editor,
  site,
  onBlocks,
  children,
}: {
  /** The editor's origin, or "same-origin". null: no messages are accepted. */
  editor: string | null;
  /** null if no key is set. */
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
  // Links and forms of the preview are disabled.
  const preventDefault = (event: SyntheticEvent) => event.preventDefault();
  return (
    <main ref={root} onClickCapture={preventDefault} onSubmitCapture={preventDefault}>
      {children}
    </main>
  );
}
