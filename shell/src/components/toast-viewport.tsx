import { useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
// The main entry writes a <style> element into the page, which the site's content security policy refuses.
import { cssTransition, toast, ToastContainer, type ToastContainerProps } from 'react-toastify/unstyled';
import { classNames } from '@vipp/shared/lib/class-names';
import { useToasts, type Toast } from '@vipp/shared/stores/site-context';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import styles from './toast-viewport.module.css';

const KINDS = {
  success: { icon: <CircleCheck />, word: 'Succès', role: 'status' },
  error: { icon: <CircleAlert />, word: 'Erreur', role: 'alert' },
  warning: { icon: <TriangleAlert />, word: 'Attention', role: 'alert' },
} as const;

const settings: ToastContainerProps = {
  'aria-label': 'Notifications',
  className: styles.viewport,
  toastClassName: (context) => classNames(styles.toast, styles[context?.type ?? 'success']),
  closeButton: ({ closeToast }) => (
    <button className={styles.close} type="button" onClick={closeToast} aria-label="Fermer la notification">
      <X />
    </button>
  ),
  // Replaced by the bar below: the library's has an English label, and does not pause on keyboard focus.
  customProgressBar: true,
  draggable: false,
  newestOnTop: true,
  position: 'top-right',
  // The library removes a toast when this animation ends, so there must be one, however short.
  transition: cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapse: false }),
};

type ContentProps = { word: string; message: string; close: () => void };

/** The animation of the bar is the timer: it is paused by CSS on hover and focus, and its end closes the toast. */
function ToastContent({ word, message, close }: ContentProps) {
  return (
    <>
      <p className={styles.message}>
        <VisuallyHidden>{word}. </VisuallyHidden>
        {message}
      </p>
      <div className={styles.bar} aria-hidden="true" onAnimationEnd={close} />
    </>
  );
}

function announce({ id, kind, message }: Toast, onClose: () => void): void {
  const { icon, word, role } = KINDS[kind];
  toast(({ closeToast }) => <ToastContent word={word} message={message} close={() => closeToast()} />, {
    toastId: id,
    type: kind,
    icon,
    role,
    onClose,
  });
}

/** Shows the toasts of the store, each for 5 s, with the time left as a bar, paused on hover. */
export function ToastViewport() {
  const { toasts, dismiss } = useToasts();
  const shown = useRef<readonly Toast[]>([]);
  useEffect(() => {
    for (const item of shown.current) if (!toasts.includes(item)) toast.dismiss(item.id);
    shown.current = toasts;
    // The library ignores a toast whose id is already shown.
    for (const item of toasts) announce(item, () => dismiss(item.id));
  }, [toasts, dismiss]);
  return <ToastContainer {...settings} />;
}
