import type { AskedField } from '@vipp/shared/contract/application/asked-fields';
import styles from './missing-hint.module.css';

/** List of required fields that are empty (requirement 2.37), which describes the submit button. */
export function MissingHint({ id, missing }: { id: string; missing: readonly AskedField[] }) {
  if (missing.length === 0) return null;
  const names = missing.map(({ field }) => field.label).join(', ');
  return (
    <p className={styles.hint} id={id}>
      {missing.length === 1
        ? `Il reste un champ à remplir\u202F: ${names}.`
        : `Il reste ${missing.length} champs à remplir\u202F: ${names}.`}
    </p>
  );
}
