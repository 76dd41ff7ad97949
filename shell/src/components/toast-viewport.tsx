import { useDeferredValue } from 'react';
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import { useToasts, type Toast } from '@vipp/shared/stores/site-context';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import styles from './toast-viewport.module.css';

const KINDS = {
  success: { icon: <CircleCheck />, word: 'Succès', role: 'status' },
  error: { icon: <CircleAlert />, word: 'Erreur', role: 'alert' },
  warning: { icon: <TriangleAlert />, word: 'Attention', role: 'alert' },
} as const;

/** The animation of the bar is the timer: it is paused by CSS on hover and focus, and its end closes the toast. */
function ToastBox({ kind, message, close }: Pick<Toast, 'kind' | 'message'> & { close: () => void }) {
  const { icon, word, role } = KINDS[kind];
  return (
    <div className={classNames(styles.toast, styles[kind])} role={role}>
      {icon}
      <p className={styles.message}>
        <VisuallyHidden>{word}. </VisuallyHidden>
        {message}
      </p>
      <button className={styles.close} type="button" onClick={close} aria-label="Fermer la notification">
        <X />
      </button>
      <div className={styles.bar} aria-hidden="true" onAnimationEnd={close} />
    </div>
  );
}

const NONE: readonly Toast[] = [];

/** Shows the toasts of the store, the newest first, each for 5 s. */
export function ToastViewport() {
  const { toasts, dismiss } = useToasts();
  // Screen readers announce additions to a known region: it is empty at first.
  const shown = useDeferredValue(toasts, NONE);
  return (
    <section className={styles.viewport} aria-label="Notifications" aria-live="polite">
      {[...shown].reverse().map(({ id, kind, message }) => (
        <ToastBox key={id} kind={kind} message={message} close={() => dismiss(id)} />
      ))}
    </section>
  );
}
