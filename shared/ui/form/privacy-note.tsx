import { ShieldCheck } from 'lucide-react';
import { PageLink } from '../page-link';
import styles from './privacy-note.module.css';

type Props = {
  /** Who reads it, and why. */
  purpose: string;
  /** How long it is stored. */
  duration: string;
};

/** The short GDPR notice at a form: who, why, how long, which rights; the full text is at /politique. */
export function PrivacyNote({ purpose, duration }: Props) {
  return (
    <div className={styles.note}>
      <ShieldCheck className={styles.icon} />
      <p>
        {purpose} {duration} Vous pouvez accéder à vos données, les faire rectifier ou effacer, et vous opposer à leur
        usage. Tout est expliqué dans notre <PageLink to="/politique">politique de confidentialité</PageLink>.
      </p>
    </div>
  );
}
