import { ShieldCheck } from 'lucide-react';
import { PageLink } from '../page-link';
import styles from './privacy-note.module.css';

type Props = {
  /** The readers of the data, and their purpose. */
  purpose: string;
  /** How long the data is stored. */
  duration: string;
};

/** Short GDPR notice of a form: controller, purpose, retention time, rights; the full text is at /politique. */
export function PrivacyNote({ purpose, duration }: Props) {
  return (
    <div className={styles.note}>
      <ShieldCheck className={styles.icon} />
      <p>
        {purpose} {duration} Dans les conditions de la loi, vous pouvez accéder à vos données, les faire rectifier ou
        effacer, et vous opposer à leur usage. Tout est expliqué dans notre{' '}
        <PageLink to="/politique">politique de confidentialité</PageLink>.
      </p>
    </div>
  );
}
