import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { layOutWhenIdle, skipOffscreen } from '../../lib/page-parts';
import styles from './form-dialog.module.css';

type Props = {
  title: string;
  id?: string;
  /** True before hydration for a dialog that must work without scripts: it is open within the page. */
  isInline?: boolean;
  isOpen: boolean;
  /** True while it cannot be closed. */
  isLocked?: boolean;
  onClose: () => void;
  /** Selector of the element to focus after closing; by default the earlier focus. */
  returnTo?: string;
  children: ReactNode;
};

/** Handles clicks that begin and end on the overlay; a click that only ends there was a selection of text. */
function useOverlayClick(dialog: { current: HTMLDialogElement | null }, onClick: () => void): void {
  // A layout effect: until another effect runs, the old listener handles clicks with the old lock.
  useLayoutEffect(() => {
    const element = dialog.current;
    let pressed: EventTarget | null = null;
    const onDown = ({ target }: Event) => {
      pressed = target;
    };
    const onUp = ({ target }: Event) => {
      if (target === element && pressed === element) onClick();
    };
    element?.addEventListener('pointerdown', onDown);
    element?.addEventListener('click', onUp);
    return () => {
      element?.removeEventListener('pointerdown', onDown);
      element?.removeEventListener('click', onUp);
    };
  }, [dialog, onClick]);
}

/** The browser's modal dialog, which traps the focus, closes on Escape, and restores the focus. */
export function FormDialog({
  title,
  id,
  isInline = false,
  isOpen,
  isLocked = false,
  onClose,
  returnTo,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const close = () => {
    if (!isLocked) onClose();
  };
  useOverlayClick(ref, close);
  const wasOpen = useRef(false);
  // A layout effect: fields of a closed dialog cannot get the focus back (`keepTyped`).
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || isInline || !dialog || dialog.open) return undefined;
    // The visitor may already use a field of the inline dialog.
    const inUse = dialog.querySelector<HTMLElement>(':focus');
    wasOpen.current = true;
    // The whole page behind becomes inert, so its layout is skipped until the dialog is closed.
    skipOffscreen();
    dialog.showModal();
    (inUse ?? titleRef.current)?.focus();
    return () => void layOutWhenIdle();
  }, [isOpen, isInline]);
  // A layout effect, because elements behind an open dialog cannot be focused by other effects.
  useLayoutEffect(() => {
    if (isOpen || !wasOpen.current) return;
    wasOpen.current = false;
    ref.current?.close();
    const back = returnTo ? document.querySelector<HTMLElement>(returnTo) : null;
    back?.focus();
    // Restoring the focus does not scroll, and the page above may have grown.
    back?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, returnTo]);

  const isClosing = useRef(false);
  const onCancel = (event: SyntheticEvent) => {
    // A file field in the dialog has such events too.
    if (event.target !== event.currentTarget) return;
    if (isLocked) return event.preventDefault();
    // Now, and with the focus back: the browser's event comes late, and the dialog may be open again by then.
    isClosing.current = true;
    ref.current?.close();
    isClosing.current = false;
    onClose();
  };
  const onClosed = () => {
    if (isClosing.current || !isOpen || ref.current?.open) return;
    // Browsers close a dialog on the second Escape even if `cancel` is prevented.
    if (isLocked) ref.current?.showModal();
    else onClose();
  };
  return (
    <dialog
      className={styles.dialog}
      ref={ref}
      id={id}
      open={isInline}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <div className={styles.inner}>
        <h2 className={styles.title} id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {!isInline && (
          <button
            className={styles.close}
            type="button"
            aria-label="Fermer"
            aria-disabled={isLocked || undefined}
            onClick={close}
          >
            <X />
          </button>
        )}
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
