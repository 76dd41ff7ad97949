import { BadgeCheck, FileCheck2, Globe2, Lock } from 'lucide-react';
import styles from './application-warnings.module.css';

/** Requirement 2.36: information for candidates before the form. */
const WARNINGS = [
  {
    Icon: Globe2,
    text: 'Le groupe recrute sur ses sites africains\u202F: plus de 2\u202F000 collaborateurs dans 4 pays, dont le Bénin, le Togo et le Rwanda.',
  },
  { Icon: BadgeCheck, text: 'Tout ce que vous indiquez doit pouvoir être vérifié.' },
  { Icon: FileCheck2, text: 'Les diplômes sont demandés aux candidats retenus.' },
  { Icon: Lock, text: 'Le dossier ne peut plus être modifié après sa validation.' },
] as const;

export const ApplicationWarnings = () => (
  <ul className={styles.warnings} role="list">
    {WARNINGS.map(({ Icon, text }) => (
      <li key={text} className={styles.warning}>
        <Icon className={styles.icon} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
