import styles from './logo.module.css';

const LETTER_P = 'h5.2a3.1 3.1 0 0 1 0 6.2h-2.2v2.8h-3zm3 2.3v1.6h1.9a.8.8 0 0 0 0-1.6z';

/** The wordmark; its I is a strip of the brand pattern in three colours. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 33.2 9" role="img" aria-label="VIPP">
      <path className={styles.letter} d="M0 0h3.1L5 5.5 6.9 0H10L6.6 9H3.4z" />
      <path className={styles.ochre} d="M11 0h3v3h-3z" />
      <path className={styles.terracotta} d="M11 3h3v3h-3z" />
      <path className={styles.rose} d="M11 6h3v3h-3z" />
      <path className={styles.letter} fillRule="evenodd" d={`M15.5 0${LETTER_P}M24.8 0${LETTER_P}`} />
    </svg>
  );
}
