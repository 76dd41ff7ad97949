import styles from './skip-link.module.css';

/** First element in the tab order: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenu">
      Aller au contenu
    </a>
  );
}
