/** The versions of the form: the current one, the one on trial, and all earlier ones. */
import type { Ref } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { type ListedVersion, SHARES } from '@vipp/shared/contract/workshop/draft-calls';
import { momentInWords } from '@vipp/shared/lib/day-in-words';
import { PageLink } from '@vipp/shared/ui/page-link';
import { type FormsChange, stateInWords, versionBefore, versionTitle } from '../model/form-history';
import { figuresPath } from '../model/workshop-paths';
import { FieldsForm, type Texts, WHY } from './fields-form';
import { Part } from './parts';
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
  return (
    <Part title="Essai en cours">
      <p className={styles.strong}>{`${versionTitle(trial)}\u202F: ${share ?? 0}\u202F% des candidats`}</p>
      <Published entry={trial} />
      <p>
        <PageLink
          to={figuresPath(version)}
        >{`Comparer les chiffres des versions ${version} et ${current.version}`}</PageLink>
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

/** The earlier versions, the newest first: their publisher, time and reason, and the way back to each. */
export function VersionHistory({ isOnTrial, ...props }: VersionsProps) {
  const earlier = props.versions.filter(({ state }) => state === 'retired');
  if (earlier.length === 0) return null;
  return (
    <Part title="Historique">
      <ol className={styles.stack} role="list">
        {earlier.map((entry) => (
          <li key={entry.version} className={styles.card}>
            <h3>{versionTitle(entry)}</h3>
            <p className={styles.eyebrow}>{stateInWords(entry)}</p>
            <Published entry={entry} />
            {entry.trialEnd && (
              <p>{`Fin de l’essai ${momentInWords(entry.trialEnd.at)}, par ${entry.trialEnd.by}\u202F: «\u202F${entry.trialEnd.reason}\u202F».`}</p>
            )}
            {!isOnTrial && (
              <details>
                <summary>{`Revenir à la version ${entry.version}`}</summary>
                <p>{`Son contenu est publié de nouveau, comme une nouvelle version\u202F; la version ${props.current.version} reste dans l’historique.`}</p>
                <FieldsForm
                  submit={['Revenir à cette version', 'En cours…']}
                  label={`Revenir à cette version\u202F: ${entry.version}`}
                  {...restore(entry.version, props)}
                />
              </details>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
