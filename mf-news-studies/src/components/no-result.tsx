import styles from './no-result.module.css';

/** Shown in place of a list without results (requirement 8.4). */
export function NoResult() {
  return (
    <div className={styles.empty}>
      <p className={styles.what}>Aucun article ne correspond au mot clé entré</p>
      <p>Réessayez avec une nouvelle entrée</p>
    </div>
  );
}
