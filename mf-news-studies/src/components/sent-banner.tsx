import { useEffect } from 'react';
import { CircleCheck } from 'lucide-react';
import styles from './sent-banner.module.css';

/** SPEC §9. */
const SHOWN_MS = 3000;

type Props = { shown: boolean; onHide: () => void };

/** Slides in for three seconds after a successful send. Its place is always there, so that it is announced. */
export function SentBanner({ shown, onHide }: Props) {
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(onHide, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, onHide]);
  return (
    <div className={styles.place} role="status">
      {shown && (
        <p className={styles.banner}>
          <CircleCheck />
          Envoyé avec succès !
        </p>
      )}
    </div>
  );
}
