import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { classNames } from '../lib/class-names';
import { VisuallyHidden } from './visually-hidden';
import styles from './notice.module.css';

type Props = {
  kind: 'info' | 'success' | 'error';
  title?: string;
  children?: ReactNode;
};

const KINDS = {
  info: { Icon: Info, word: 'Information' },
  success: { Icon: CircleCheck, word: 'Succès' },
  error: { Icon: CircleAlert, word: 'Erreur' },
} as const;

/** A message about an event. Errors interrupt screen readers, other kinds wait. */
export function Notice({ kind, title, children }: Props) {
  const { Icon, word } = KINDS[kind];
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} />
      <div className={styles.words}>
        <VisuallyHidden>{word}. </VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
