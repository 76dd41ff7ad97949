import type { Ref } from 'react';
import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { SHARES } from '@vipp/shared/contract/workshop/publication-calls';
import { PageLink } from '@vipp/shared/ui/page-link';
import { endTrial, type FormsChange, restore, versionTitle } from '../../model/form-history';
import { momentInWords } from '../../model/moment-in-words';
import { figuresPath } from '../../model/workshop-paths';
import { FieldsForm, refused } from '../fields-form';
import { ReasonForm } from './reason-form';
import styles from './forms-overview.module.css';

type CurrentVersionProps = {
  current: ListedVersion;
  /** The version that candidates had before; undefined for the first one. */
  before: ListedVersion | undefined;
  isOnTrial: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onChange: FormsChange;
};

/** The version that candidates get, and taking it back. */
export function CurrentVersion({ current, before, isOnTrial, headingRef, onChange }: CurrentVersionProps) {
  const { version, publishedBy, publishedAt, reason } = current;
  return (
    <section className={styles.section} aria-labelledby="atelier-actuelle">
      <h2 className={styles.heading} id="atelier-actuelle" ref={headingRef} tabIndex={-1}>
        Ce que reçoivent les candidats
      </h2>
      <p className={styles.strong}>{versionTitle(current)}</p>
      <p>{`Publiée ${momentInWords(publishedAt)} par ${publishedBy}\u202F: «\u202F${reason}\u202F».`}</p>
      <p>
        <PageLink to={figuresPath(version)}>{`Chiffres de la version ${version}`}</PageLink>
      </p>
      {before && !isOnTrial && (
        <ReasonForm
          // Another reason for another version.
          key={version}
          action="Retirer la dernière publication"
          label={`Retirer la dernière publication\u202F: revenir à la version ${before.version}`}
          run={restore(before.version, version)}
          onDone={() => onChange(`Le contenu de la version ${before.version} est de nouveau publié.`)}
        />
      )}
    </section>
  );
}

type RunningTrialProps = { trial: ListedVersion; current: ListedVersion; onChange: FormsChange };

/** The version that a share of candidates gets, the two ways to end its trial, and a larger share. */
export function RunningTrial({ trial, current, onChange }: RunningTrialProps) {
  const { version, share, publishedAt, publishedBy, reason } = trial;
  const larger = SHARES.filter((one) => one > (share ?? 0)).map(String);
  const to = `${figuresPath(version)}&comparee=${current.version}`;
  return (
    <section className={styles.section} aria-labelledby="atelier-essai">
      <h2 className={styles.heading} id="atelier-essai">
        Essai en cours
      </h2>
      <p className={styles.strong}>{`${versionTitle(trial)}\u202F: ${share ?? 0}\u202F% des candidats`}</p>
      <p>{`Depuis ${momentInWords(publishedAt)}, par ${publishedBy}\u202F: «\u202F${reason}\u202F».`}</p>
      <p>
        <PageLink to={to}>{`Comparer les chiffres des versions ${version} et ${current.version}`}</PageLink>
      </p>
      <div className={styles.columns}>
        <ReasonForm
          action="Publier auprès de tous"
          variant="primary"
          run={endTrial(version, 'publish')}
          onDone={() => onChange(`La version ${version} est publiée auprès de tous les candidats.`)}
        />
        <ReasonForm
          action="Retirer l’essai"
          run={endTrial(version, 'take-back')}
          onDone={() => onChange(`L’essai est retiré\u202F: tous reçoivent la version ${current.version}.`)}
        />
        {larger.length > 0 && (
          <FieldsForm
            id="part"
            fields={[
              {
                name: 'share',
                label: 'Part des nouveaux candidats',
                kind: 'select',
                options: larger.map((value) => ({ value, label: `${value}\u202F%` })),
              },
            ]}
            values={{ share: larger[0] ?? '' }}
            submit={['Élargir l’essai', 'En cours…']}
            variant="secondary"
            run={async ({ share: chosen }) => {
              const raised = SHARES.find((one) => String(one) === chosen);
              if (raised === undefined) return refused('Choisissez une part.');
              return callWorkshop('raiseShare', { version, share: raised });
            }}
            onDone={() => onChange('L’essai est élargi\u202F: la même version, sous un nouveau numéro.')}
          />
        )}
      </div>
    </section>
  );
}
