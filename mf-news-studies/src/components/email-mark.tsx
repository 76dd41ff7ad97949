import { CircleAlert, CircleCheck } from 'lucide-react';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { emailState } from '../model/study-request';
import styles from './email-mark.module.css';

type Props = { id: string; typed: string };

/** SPEC §4: an error or a check icon beside the e-mail address, as it is typed. */
export function EmailMark({ id, typed }: Props) {
  const state = emailState(typed);
  return (
    <span className={`${styles.mark} ${styles[state]}`} id={id} role="status">
      {state === 'valid' && <CircleCheck />}
      {state === 'invalid' && <CircleAlert />}
      {state !== 'empty' && (
        <VisuallyHidden>{state === 'valid' ? 'Adresse e-mail valide' : 'Adresse e-mail non valide'}</VisuallyHidden>
      )}
    </span>
  );
}
