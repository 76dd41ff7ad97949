import { useCallback, useEffect, useRef } from 'react';

/** A native modal dialog that a press beside it closes, and that gives the focus back to what opened it. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);

  const open = useCallback(() => {
    opener.current = document.activeElement;
    // A dialog that the server sent open is not modal yet.
    if (dialog.current?.open) dialog.current.close();
    dialog.current?.showModal();
  }, []);

  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    const element = dialog.current;
    // Its box fills the dialog: what hits the dialog itself hits its backdrop. A press, not a click: a
    // selection of text that ends outside must not close it.
    const closeBeside = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('mousedown', closeBeside);
    return () => element?.removeEventListener('mousedown', closeBeside);
  }, []);

  /** Safari does not focus the buttons it clicks, and so has nothing to give the focus back to. */
  const onClose = useCallback(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);

  return { dialog, open, close, onClose };
}
