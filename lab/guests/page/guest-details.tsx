import styles from './guest-details.module.css';

/** In a file of its own, which is loaded on a press. */
export const GuestDetails = () => <p className={styles.details}>Ce détail vient d’un second fichier.</p>;
