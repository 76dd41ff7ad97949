import { useEffect } from 'react';
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
  // Ours, below: the library's bar carries an English name, and runs on while the keyboard is on the toast.
  customProgressBar: true,
  draggable: false,
  newestOnTop: true,
  position: 'top-right',
  // The library removes a toast when this animation ends, so there must be one, however short.
  transition: cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapse: false }),
};

type ContentProps = { word: string; message: string; close: () => void };

/** The bar is the clock: its style sheet holds it while the toast is pointed at, and its end closes the toast. */
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

/** Shows the toasts of the store, each for 5 s, with the time left as a bar, held under the pointer. */
export function ToastViewport() {
  const { toasts, dismiss } = useToasts();
  useEffect(() => {
    // A toast that is on screen already is left alone: the library knows it by its id.
    for (const item of toasts) announce(item, () => dismiss(item.id));
  }, [toasts, dismiss]);
  return <ToastContainer {...settings} />;
}
