import { useState } from 'react';
import { type ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { type FormsChange, restore, stateInWords, versionBefore, versionTitle } from '../../model/form-history';
import { momentInWords } from '../../model/moment-in-words';
import { bothOf, useWorkshopData } from '../../model/use-workshop-data';
import { DifferenceList } from '../publishing/difference-list';
import { WorkshopPart } from '../workshop-part';
import { ReasonForm } from './reason-form';
import styles from './forms-overview.module.css';

type VersionHistoryProps = {
  versions: readonly ListedVersion[];
  current: ListedVersion;
  isOnTrial: boolean;
  onChange: FormsChange;
};
type EntryProps = Omit<VersionHistoryProps, 'versions'> & { entry: ListedVersion; before: ListedVersion | undefined };

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
export function VersionHistory({ versions, ...rest }: VersionHistoryProps) {
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

type VersionChangesProps = { version: number; before: number };

function LoadedChanges({ version, before }: VersionChangesProps) {
  const after = useWorkshopData('formVersion', { version });
  const earlier = useWorkshopData('formVersion', { version: before });
  return (
    <WorkshopPart read={bothOf(earlier, after)} loadingText="Comparaison des versions…">
      {([old, now]) => (
        <DifferenceList
          before={old.definition}
          after={now.definition}
          none={`Rien\u202F: elle dit la même chose que la version ${before}.`}
        />
      )}
    </WorkshopPart>
  );
}

/** What a version changed, loaded when it is opened. */
function VersionChanges(props: VersionChangesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{`Ce qui a changé depuis la version ${props.before}`}</summary>
      <div className={styles.changes}>{isOpen && <LoadedChanges {...props} />}</div>
    </details>
  );
}
