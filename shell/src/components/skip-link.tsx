import styles from './skip-link.module.css';

/** First thing the keyboard meets: past the header, straight to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenu">
      Aller au contenu
    </a>
  );
}
