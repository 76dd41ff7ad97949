import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { layOutWhenIdle, skipOffscreen } from '../../lib/page-parts';
import styles from './form-dialog.module.css';

type Props = {
  title: string;
  id?: string;
  /** True until scripts come, for a dialog that must not wait for them: an open part of the page then. */
  isPart?: boolean;
  isOpen: boolean;
  /** True while it may not be closed. */
  isLocked?: boolean;
  onClose: () => void;
  /** Selector of what takes the focus then, where that is not what had it before. */
  returnTo?: string;
  children: ReactNode;
};

/** Closes on a press that begins and ends on the overlay: one that only ends there was selecting text. */
function useOverlayClick(dialog: { current: HTMLDialogElement | null }, onClick: () => void): void {
  // With the commit, not after it: a press in between would be told to what was there before, such as an unlocked dialog.
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

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape, and hands the focus back. */
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
    // Somebody may be filling it in as a part of the page.
    const inUse = dialog.querySelector<HTMLElement>(':focus');
    wasOpen.current = true;
    // All that stands behind becomes inert, and is not looked at until the dialog is closed.
    skipOffscreen();
    dialog.showModal();
    (inUse ?? titleRef.current)?.focus();
    return () => void layOutWhenIdle();
  }, [isOpen, isPart]);
  // Before the other effects: what takes its place on the page could not take the focus behind it.
  useLayoutEffect(() => {
    if (isOpen || !wasOpen.current) return;
    wasOpen.current = false;
    ref.current?.close();
    const back = returnTo ? document.querySelector<HTMLElement>(returnTo) : null;
    back?.focus();
    // It has the focus back from the browser already, which scrolls to nothing; the page may have grown above it meanwhile.
    back?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, returnTo]);

  const onCancel = (event: SyntheticEvent) => {
    if (isLocked) event.preventDefault();
  };
  const onClosed = () => {
    if (!isOpen) return;
    // A second Escape closes a dialog whatever is said to the first.
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
