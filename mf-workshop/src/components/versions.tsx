/** The versions of the form: the current one, the one on trial, and all earlier ones. */
import { type Ref, useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { type ListedVersion, SHARES } from '@vipp/shared/contract/workshop/draft-calls';
import { PageLink } from '@vipp/shared/ui/page-link';
import { type FormsChange, stateInWords, versionBefore, versionTitle } from '../model/form-history';
import { momentInWords } from '../model/moment-in-words';
import { figuresPath } from '../model/workshop-paths';
import { FieldsForm, type Texts, WHY } from './fields-form';
import { Part } from './part';
import { DifferenceList } from './publishing/difference-list';
import { bothOf, useWorkshopData, WorkshopPart } from './workshop-data';
import styles from './workshop.module.css';

type VersionsProps = {
  versions: readonly ListedVersion[];
  current: ListedVersion;
  isOnTrial: boolean;
  onChange: FormsChange;
};

/** Publishes the content of an earlier version again. */
const restore = (version: number, { current, onChange }: Pick<VersionsProps, 'current' | 'onChange'>) => ({
  fields: [WHY],
  variant: 'secondary' as const,
  run: ({ reason = '' }: Texts) => callWorkshop('restoreVersion', { version, current: current.version, reason }),
  onDone: () => onChange(`Le contenu de la version ${version} est de nouveau publié.`),
});

const Published = ({ entry: { publishedAt, publishedBy, reason } }: { entry: ListedVersion }) => (
  <p>{`Publiée ${momentInWords(publishedAt)} par ${publishedBy}\u202F: «\u202F${reason}\u202F».`}</p>
);

/** The version that candidates get, and taking it back. */
export function CurrentVersion({ headingRef, ...props }: VersionsProps & { headingRef: Ref<HTMLHeadingElement> }) {
  const { versions, current, isOnTrial } = props;
  const { version } = current;
  const before = versionBefore(versions, version);
  return (
    <Part title="Ce que reçoivent les candidats" headingRef={headingRef}>
      <p className={styles.strong}>{versionTitle(current)}</p>
      <Published entry={current} />
      <p>
        <PageLink to={figuresPath(version)}>{`Chiffres de la version ${version}`}</PageLink>
      </p>
      {before && !isOnTrial && (
        <FieldsForm
          // Another reason for another version.
          key={version}
          submit={['Retirer la dernière publication', 'En cours…']}
          label={`Retirer la dernière publication\u202F: revenir à la version ${before.version}`}
          {...restore(before.version, props)}
        />
      )}
    </Part>
  );
}

type RunningTrialProps = { trial: ListedVersion; current: ListedVersion; onChange: FormsChange };

/** The version that a share of candidates gets, the two ways to end its trial, and a larger share. */
export function RunningTrial({ trial, current, onChange }: RunningTrialProps) {
  const { version, share } = trial;
  const larger = SHARES.filter((one) => one > (share ?? 0));
  const end =
    (outcome: 'publish' | 'take-back') =>
    ({ reason = '' }: Texts) =>
      callWorkshop('endTrial', { version, outcome, reason });
  const to = `${figuresPath(version)}&comparee=${current.version}`;
  return (
    <Part title="Essai en cours">
      <p className={styles.strong}>{`${versionTitle(trial)}\u202F: ${share ?? 0}\u202F% des candidats`}</p>
      <Published entry={trial} />
      <p>
        <PageLink to={to}>{`Comparer les chiffres des versions ${version} et ${current.version}`}</PageLink>
      </p>
      <div className={styles.columns}>
        <FieldsForm
          fields={[WHY]}
          submit={['Publier auprès de tous', 'En cours…']}
          run={end('publish')}
          onDone={() => onChange(`La version ${version} est publiée auprès de tous les candidats.`)}
        />
        <FieldsForm
          fields={[WHY]}
          submit={['Retirer l’essai', 'En cours…']}
          variant="secondary"
          run={end('take-back')}
          onDone={() => onChange(`L’essai est retiré\u202F: tous reçoivent la version ${current.version}.`)}
        />
        {larger[0] && (
          <FieldsForm
            fields={[
              {
                name: 'share',
                label: 'Part des nouveaux candidats',
                kind: 'select',
                options: larger.map((one) => ({ value: String(one), label: `${one}\u202F%` })),
              },
            ]}
            values={{ share: String(larger[0]) }}
            submit={['Élargir l’essai', 'En cours…']}
            variant="secondary"
            run={({ share: chosen }) =>
              callWorkshop('raiseShare', { version, share: Number(chosen) as (typeof SHARES)[number] })
            }
            onDone={() => onChange('L’essai est élargi\u202F: la même version, sous un nouveau numéro.')}
          />
        )}
      </div>
    </Part>
  );
}

function HistoryEntry({ entry, ...props }: VersionsProps & { entry: ListedVersion }) {
  const { version, trialEnd, state } = entry;
  const before = versionBefore(props.versions, version);
  return (
    <li className={styles.card}>
      <h3>{versionTitle(entry)}</h3>
      <p className={styles.eyebrow}>{stateInWords(entry)}</p>
      <Published entry={entry} />
      {trialEnd && (
        <p>{`Fin de l’essai ${momentInWords(trialEnd.at)}, par ${trialEnd.by}\u202F: «\u202F${trialEnd.reason}\u202F».`}</p>
      )}
      {before && <VersionChanges version={version} before={before.version} />}
      {state === 'retired' && !props.isOnTrial && (
        <details>
          <summary>{`Revenir à la version ${version}`}</summary>
          <p>{`Son contenu est publié de nouveau, comme une nouvelle version\u202F; la version ${props.current.version} reste dans l’historique.`}</p>
          <FieldsForm
            submit={['Revenir à cette version', 'En cours…']}
            label={`Revenir à cette version\u202F: ${version}`}
            {...restore(version, props)}
          />
        </details>
      )}
    </li>
  );
}

/** All versions, with publisher, time, reason and changes. */
export const VersionHistory = (props: VersionsProps) => (
  <Part title="Historique">
    <ol className={styles.stack} role="list">
      {props.versions.map((entry) => (
        <HistoryEntry key={entry.version} {...props} entry={entry} />
      ))}
    </ol>
  </Part>
);

/** The changes of a version, loaded on opening. */
function VersionChanges({ version, before }: { version: number; before: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const after = useWorkshopData('formVersion', isOpen ? { version } : undefined);
  const earlier = useWorkshopData('formVersion', isOpen ? { version: before } : undefined);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{`Ce qui a changé depuis la version ${before}`}</summary>
      <div className={styles.stack}>
        <WorkshopPart read={bothOf(earlier, after)} loadingText="Comparaison des versions…">
          {([old, now]) => (
            <DifferenceList
              before={old.definition}
              after={now.definition}
              none={`Rien\u202F: elle dit la même chose que la version ${before}.`}
            />
          )}
        </WorkshopPart>
      </div>
    </details>
  );
}
