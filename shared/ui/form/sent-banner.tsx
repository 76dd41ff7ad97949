import { useEffect, useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { useHydrated } from '../use-hydrated';
import styles from './sent-banner.module.css';

/** Requirement 9.4. */
const SHOWN_MS = 3_000;

type Props = {
  /** Number of successful submissions; the banner is shown when it increases. */
  sent: number;
  text: string;
};

/**
 * Requirement 4.3: shown for three seconds after a successful submission. The live region exists before its text: screen
 * readers announce additions. Not shown without scripts, which hide it again.
 */
export function SentBanner({ sent, text }: Props) {
  const isHydrated = useHydrated();
  const [announced, setAnnounced] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(sent), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  return (
    <div className={styles.place} role="status">
      {isHydrated && sent !== announced && (
        <p className={styles.banner}>
          <CircleCheck />
          {text}
        </p>
      )}
    </div>
  );
}
