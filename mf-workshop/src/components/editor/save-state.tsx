import type { SyncState } from '../../model/draft-sync';
import styles from './save-state.module.css';

const WORDS: Readonly<Record<SyncState['saving'], string>> = {
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  failed:
    'Hors ligne\u202F: vos changements sont gardés sur cette page et seront enregistrés dès que le site répondra.',
  'signed-out':
    'Session terminée\u202F: vos changements sont gardés sur cette page. Connectez-vous pour les enregistrer.',
  conflict: 'Un collègue a changé la même chose que vous\u202F: choisissez ci-dessous ce qui reste.',
};

/** Whether what was typed is stored, and who else has the draft open. */
export function SaveState({ saving, others }: Pick<SyncState, 'saving' | 'others'>) {
  const names = [...new Set(others.map(({ email }) => email))];
  return (
    <div className={styles.state}>
      <p className={saving === 'saved' || saving === 'saving' ? styles.saved : styles.problem} role="status">
        {WORDS[saving]}
      </p>
      {names.length > 0 && <p className={styles.others}>Aussi dans ce brouillon : {names.join(', ')}</p>}
    </div>
  );
}
