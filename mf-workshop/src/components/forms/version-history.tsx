import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { stateInWords, versionBefore, versionTitle } from '../../model/form-history';
import { momentInWords } from '../../model/moment-in-words';
import { restore, type FormsChange } from './forms-change';
import { ReasonForm } from './reason-form';
import { VersionChanges } from './version-changes';
import styles from './forms-overview.module.css';

type Props = { versions: readonly ListedVersion[]; current: ListedVersion; isOnTrial: boolean; onChange: FormsChange };
type EntryProps = Omit<Props, 'versions'> & { entry: ListedVersion; before: ListedVersion | undefined };

function HistoryEntry({ entry, before, current, isOnTrial, onChange }: EntryProps) {
  const { version, publishedAt, publishedBy, reason, trialEnd, state } = entry;
  return (
    <li className={styles.entry}>
      <h3 className={styles.entryTitle}>{versionTitle(entry)}</h3>
      <p className={styles.state}>{stateInWords(entry)}</p>
      <p>{`Publiée ${momentInWords(publishedAt)} par ${publishedBy}\u202F: «\u202F${reason}\u202F».`}</p>
      {trialEnd && (
        <p>{`Fin de l’essai ${momentInWords(trialEnd.at)}, par ${trialEnd.by}\u202F: «\u202F${trialEnd.reason}\u202F».`}</p>
      )}
      {before && <VersionChanges version={version} before={before.version} />}
      {state === 'retired' && !isOnTrial && (
        <details className={styles.details}>
          <summary>{`Revenir à la version ${version}`}</summary>
          <p>{`Son contenu est publié de nouveau, comme une nouvelle version\u202F; la version ${current.version} reste dans l’historique.`}</p>
          <ReasonForm
            action="Revenir à cette version"
            label={`Revenir à cette version\u202F: ${version}`}
            run={restore(version, current.version)}
            onDone={() => onChange(`Le contenu de la version ${version} est de nouveau publié.`)}
          />
        </details>
      )}
    </li>
  );
}

/** All versions: who published them, when and why, and what changed. */
export function VersionHistory({ versions, ...rest }: Props) {
  return (
    <section className={styles.section} aria-labelledby="atelier-historique">
      <h2 className={styles.heading} id="atelier-historique">
        Historique
      </h2>
      <ol className={styles.list} role="list">
        {versions.map((entry) => (
          <HistoryEntry key={entry.version} {...rest} entry={entry} before={versionBefore(versions, entry.version)} />
        ))}
      </ol>
    </section>
  );
}
