import { useEffect, useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { useHydrated } from '../use-hydrated';
import styles from './sent-banner.module.css';

/** Requirement 9.4. */
const SHOWN_MS = 3_000;

type Props = {
  /** Number of successful sends: the banner is shown each time it increases. */
  sent: number;
  text: string;
};

/**
 * Requirement 4.3: slides in for three seconds after a successful send. The live region exists before its text, so that screen
 * readers announce it. Not shown without scripts, which could not hide it.
 */
export function SentBanner({ sent, text }: Props) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sent), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  return (
    <div className={styles.place} role="status">
      {isHydrated && sent !== said && (
        <p className={styles.banner}>
          <CircleCheck />
          {text}
        </p>
      )}
    </div>
  );
}
