import { WORDMARK_PATHS } from './wordmark-paths';
import styles from './logo.module.css';

/** The wordmark. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 33.2 9" role="img" aria-label="VIPP">
      <path className={styles.letter} d={WORDMARK_PATHS.v} />
      <path className={styles.ochre} d={WORDMARK_PATHS.stripTop} />
      <path className={styles.terracotta} d={WORDMARK_PATHS.stripMiddle} />
      <path className={styles.rose} d={WORDMARK_PATHS.stripBottom} />
      <path className={styles.letter} fillRule="evenodd" d={WORDMARK_PATHS.pp} />
    </svg>
  );
}
