import styles from './read-only-email.module.css';

const ID = 'changePassword-email';

/** Whose password it is, according to the link; password managers need it as a field of the form. */
export function ReadOnlyEmail({ email }: { email: string }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ID}>
        Adresse e-mail
      </label>
      <input
        className={styles.email}
        id={ID}
        name="email"
        type="email"
        value={email}
        autoComplete="username"
        readOnly
      />
    </div>
  );
}
