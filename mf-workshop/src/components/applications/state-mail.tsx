import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import { Button } from '@vipp/shared/ui/button';
import styles from './state-mail.module.css';

type Props = {
  state: ApplicationState;
  mail: { to: string; subject: string; text: string };
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The mail that a change of state sends, before it is sent. */
export function StateMail({ state, mail: { to, subject, text }, isBusy, onConfirm, onCancel }: Props) {
  return (
    <div className={styles.mail}>
      <p>
        L’état devient « {APPLICATION_STATES[state].label} », et ce courrier part aussitôt. Son lien personnel est créé
        à l’envoi.
      </p>
      <dl className={styles.head}>
        <div>
          <dt>À</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>Objet</dt>
          <dd>{subject}</dd>
        </div>
      </dl>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button aria-disabled={isBusy} onClick={onConfirm}>
          {isBusy ? 'Envoi en cours…' : 'Changer l’état et envoyer'}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </div>
  );
}
