import styles from './read-only-email.module.css';

const ID = 'changePassword-email';

/** E-mail address of the link's user, as a field for password managers. */
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
