import type { ListedDraft, ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { CreateDraft } from './create-draft';
import { DraftEntry } from './draft-entry';
import type { FormsChange } from './forms-change';
import styles from './forms-overview.module.css';

type Props = {
  drafts: readonly ListedDraft[];
  versions: readonly ListedVersion[];
  current: ListedVersion;
  onChange: FormsChange;
};

/** The drafts of all recruiters, and a new one. */
export function DraftList({ drafts, versions, current, onChange }: Props) {
  return (
    <section className={styles.section} aria-labelledby="atelier-brouillons">
      <h2 className={styles.heading} id="atelier-brouillons">
        Brouillons
      </h2>
      {drafts.length === 0 && <p>Aucun brouillon. Créez-en un pour changer le formulaire.</p>}
      <ul className={styles.list} role="list">
        {drafts.map((draft) => (
          <DraftEntry key={draft.draft} draft={draft} current={current.version} onChange={onChange} />
        ))}
      </ul>
      <CreateDraft versions={versions} current={current.version} />
    </section>
  );
}
