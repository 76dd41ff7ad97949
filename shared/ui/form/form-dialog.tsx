import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { layOutWhenIdle, skipOffscreen } from '../../lib/page-parts';
import styles from './form-dialog.module.css';

type Props = {
  title: string;
  id?: string;
  /** True until hydration, for a dialog that must work without scripts: it is then an open part of the page. */
  isPart?: boolean;
  isOpen: boolean;
  /** True while it may not be closed. */
  isLocked?: boolean;
  onClose: () => void;
  /** Selector of the element to focus then, where it is not the one that was focused before. */
  returnTo?: string;
  children: ReactNode;
};

/** Closes on a click that begins and ends on the overlay: one that only ends there was selecting text. */
function useOverlayClick(dialog: { current: HTMLDialogElement | null }, onClick: () => void): void {
  // In the commit, not after it: a click in between would still be handled by the old listener, as if the dialog were unlocked.
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

/** The browser's own modal dialog: it traps the focus, closes on Escape, and restores the focus. */
export function FormDialog({
  title,
  id,
  isPart = false,
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
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || isPart || !dialog || dialog.open) return undefined;
    // It may be in use already as a part of the page.
    const inUse = dialog.querySelector<HTMLElement>(':focus');
    wasOpen.current = true;
    // The page behind becomes inert, and its layout is skipped until the dialog is closed.
    skipOffscreen();
    dialog.showModal();
    (inUse ?? titleRef.current)?.focus();
    return () => void layOutWhenIdle();
  }, [isOpen, isPart]);
  // Before the other effects: elements behind an open dialog cannot be focused.
  useLayoutEffect(() => {
    if (isOpen || !wasOpen.current) return;
    wasOpen.current = false;
    ref.current?.close();
    const back = returnTo ? document.querySelector<HTMLElement>(returnTo) : null;
    back?.focus();
    // The browser restored the focus without scrolling, but the page above it may have grown.
    back?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, returnTo]);

  const onCancel = (event: SyntheticEvent) => {
    if (isLocked) event.preventDefault();
  };
  const onClosed = () => {
    if (!isOpen) return;
    // Browsers close a dialog at the second Escape, even if `cancel` is prevented.
    if (isLocked) ref.current?.showModal();
    else onClose();
  };
  return (
    <dialog
      className={styles.dialog}
      ref={ref}
      id={id}
      open={isPart}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <div className={styles.inner}>
        <h2 className={styles.title} id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {!isPart && (
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
