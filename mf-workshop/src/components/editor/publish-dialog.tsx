import { useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { type ListedVersion, SHARES } from '@vipp/shared/contract/workshop/draft-calls';
import { definitionDifferences, differencesInWords } from '@vipp/shared/lib/application/definition-differences';
import type { CheckboxField, ChoiceField, TextAreaField } from '@vipp/shared/lib/form/form-definition';
import { momentInWords } from '@vipp/shared/lib/day-in-words';
import { useNavigate } from '@vipp/shared/stores/router';
import { useToasts } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { versionIn } from '../../model/form-history';
import type { EditorSession } from '../../model/use-editor-session';
import { WORKSHOP_PATHS } from '../../model/workshop-paths';
import { FieldsForm } from '../fields-form';
import { bothOf, useWorkshopData, WorkshopPart } from '../workshop-data';
import { Part } from '../parts';
import styles from '../workshop.module.css';

const REASON: TextAreaField = {
  name: 'reason',
  label: 'Pourquoi ce changement',
  hint: 'Vos collègues le liront dans l’historique.',
  kind: 'textarea',
  rows: 3,
  required: true,
};
const ALL = { value: 'tous', label: 'Tous les candidats' };
const AUDIENCE: ChoiceField = {
  name: 'audience',
  label: 'Qui reçoit cette version',
  hint: 'Qui a déjà commencé termine dans sa version. Lors d’un essai, une partie des nouveaux candidats la reçoit, les autres gardent la version actuelle.',
  kind: 'radio',
  options: SHARES.map((share) => ({ value: String(share), label: `${share}\u202F% des candidats, à l’essai` })),
};
const REPLACES: CheckboxField = {
  name: 'replaces',
  label: 'J’ai comparé les deux\u202F: cette version peut être remplacée',
  kind: 'checkbox',
  required: true,
};

type Props = { draft: string; session: Pick<EditorSession, 'definition' | 'problems' | 'state' | 'sync'> };

/** Publishes a draft, after its changes for candidates were read; it is a version then, and there is nothing left to edit. */
export function PublishDialog(props: Props) {
  const [state, setState] = useState<'closed' | 'open' | 'sending'>('closed');
  const close = () => setState('closed');
  return (
    <>
      <Button onClick={() => setState('open')}>Publier…</Button>
      <FormDialog
        title="Publier ce brouillon"
        isOpen={state !== 'closed'}
        isLocked={state === 'sending'}
        onClose={close}
      >
        {state !== 'closed' && (
          <Comparison {...props} onSending={(isSending) => setState(isSending ? 'sending' : 'open')} onClose={close} />
        )}
      </FormDialog>
    </>
  );
}

/** A colleague has published since the draft was made: its publisher decides with both in view. */
function NewerVersion({ current, basedOn }: { current: ListedVersion; basedOn: number }) {
  const { version, publishedBy, publishedAt, reason } = current;
  return (
    <Notice kind="info" title={`La version ${version} a été publiée depuis.`}>
      <p>
        {`Votre brouillon est issu de la version ${basedOn}. ${publishedBy} a publié la version ${version} ${momentInWords(publishedAt)}\u202F: «\u202F${reason}\u202F».`}
      </p>
      <p>
        {`Les changements ci-dessous sont ceux de votre brouillon par rapport à la version ${version}\u202F: ce qu’elle a apporté et que votre brouillon n’a pas serait perdu. Sinon, reportez vos changements dans un brouillon de la version ${version}.`}
      </p>
    </Notice>
  );
}

type ComparisonProps = Props & { onSending: (isSending: boolean) => void; onClose: () => void };

/** Undefined for all candidates. */
const shareOf = (chosen: string | undefined) => SHARES.find((one) => String(one) === chosen);

/** The changes of a publication, and its form: reason and audience. */
function Comparison({ draft, session, onSending, onClose }: ComparisonProps) {
  const { definition, problems, state, sync } = session;
  const { basedOn, last } = state;
  const navigate = useNavigate();
  const { show } = useToasts();
  const read = useWorkshopData('forms', {});
  const current = versionIn('published', read.data?.versions);
  const trial = versionIn('trial', read.data?.versions);
  const before = useWorkshopData('formVersion', current && { version: current.version });
  // A draft of the version on trial corrects it.
  const isNewer = current !== undefined && current.version !== basedOn && trial?.version !== basedOn;
  const audience = trial ? AUDIENCE : { ...AUDIENCE, options: [ALL, ...AUDIENCE.options] };
  if (read.data && !current) return <Notice kind="error" title="Le site n’a pas encore de version du formulaire." />;
  return (
    <WorkshopPart read={bothOf(read, before)} loadingText="Comparaison avec la version actuelle…">
      {([, { version, definition: published }]) => {
        const differences = definitionDifferences(published, definition);
        const isSame = differences.length === 0;
        const isSaved = state.saving === 'saved';
        return (
          <>
            {isNewer && <NewerVersion current={current} basedOn={basedOn} />}
            {differences.length > 0 && (
              <Part title={`Ce qui change par rapport à la version ${version}`} level={3}>
                <ul className={styles.lines}>
                  {differencesInWords(differences).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Part>
            )}
            <FieldsForm
              fields={isNewer ? [REASON, audience, REPLACES] : [REASON, audience]}
              values={{ audience: trial ? String(trial.share) : ALL.value }}
              submit={['Publier', 'Publication en cours…']}
              run={async ({ reason = '', audience: chosen }) => {
                onSending(true);
                // A published draft no longer exists.
                sync.stop();
                const answer = await callWorkshop('publishDraft', {
                  ...{ draft, last, reason, share: shareOf(chosen) ?? null },
                  ...(isNewer && { current: version }),
                  ...(trial && { replacesTrial: trial.version }),
                });
                onSending(false);
                if (answer.ok) return answer;
                sync.start();
                read.reload();
                return answer;
              }}
              onDone={({ version: next }, { audience: chosen }) => {
                const share = shareOf(chosen);
                const where = share ? `à l’essai auprès de ${share}\u202F% des` : 'publiée auprès de tous les';
                show({ kind: 'success', message: `La version ${next} est ${where} candidats.` });
                onClose();
                void navigate(WORKSHOP_PATHS.forms);
              }}
              blockedBy={isSame || !isSaved || problems.length > 0 ? 'publier-obstacles' : undefined}
            >
              <PublicationObstacles problems={problems.length} isSaved={isSaved} isSame={isSame} trial={trial} />
            </FieldsForm>
          </>
        );
      }}
    </WorkshopPart>
  );
}

type ObstaclesProps = {
  problems: number;
  isSaved: boolean;
  /** Whether the draft equals the current version. */
  isSame: boolean;
  /** The version on trial, whose place this one takes. */
  trial: ListedVersion | undefined;
};

/** Why a draft cannot be published yet. */
const PublicationObstacles = ({ problems, isSaved, isSame, trial }: ObstaclesProps) => (
  <div className={styles.stack} id="publier-obstacles">
    {trial && (
      <Notice kind="info" title={`La version ${trial.version} est à l’essai.`}>
        <p>
          Votre brouillon prend sa place à l’essai. Pour publier auprès de tous, concluez d’abord l’essai{' '}
          <PageLink to={WORKSHOP_PATHS.forms}>dans la liste des versions</PageLink>.
        </p>
      </Notice>
    )}
    {!isSaved && (
      <Notice kind="info" title="Vos derniers changements sont en cours d’enregistrement.">
        <p>Vous pourrez publier dès qu’ils seront enregistrés.</p>
      </Notice>
    )}
    {problems > 0 && (
      <Notice kind="info" title="À corriger avant de publier">
        <p>Les points à revoir sont au-dessus du plan.</p>
      </Notice>
    )}
    {isSame && (
      <p>Il n’y a rien à publier : ce brouillon dit la même chose que la version que reçoivent les candidats.</p>
    )}
  </div>
);
