import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/** For a dialog that is mounted while it is open. @returns props of its <dialog> */
export function useModal(close: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = ref.current;
    shown?.showModal();
    // Closing it before it unmounts returns the focus.
    return () => shown?.close();
  }, []);
  // The browser says that a dialog has closed only later: by then it may have been opened again.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  return { ref, onCancel };
}
