import type { WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { SHARES } from '@vipp/shared/contract/workshop/publication-calls';
import type { CheckboxField, ChoiceField, TextAreaField } from '@vipp/shared/lib/form/form-definition';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { WORKSHOP_PATHS } from '../../model/workshop-paths';
import { FieldsForm } from '../fields-form';
import styles from './difference-list.module.css';
import dialogStyles from './publish-dialog.module.css';

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

type Line = { place: string; message: string };

/** What is wrong with a draft, and its questions that need a reason: nothing of it may be published before. */
export type Obstacles = { problems: readonly Line[]; warnings: readonly Line[] };

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ place, message }) => (
      <li key={place + message}>
        <strong>{place}</strong>
        {`\u202F: ${message}`}
      </li>
    ))}
  </ul>
);

type Publication = { reason: string; share: (typeof SHARES)[number] | null };

type Version = { version: number };

type Props = Obstacles & {
  /** Whether the draft says the same as the version that candidates get. */
  isSame: boolean;
  isSaved: boolean;
  /** Whether a version that is not the one that the draft was made from is replaced. */
  isReplacing: boolean;
  /** The version on trial, whose place this one takes. */
  trial: ListedVersion | undefined;
  run: (publication: Publication) => Promise<WorkshopAnswer<Version>>;
  onDone: (published: Version, share: Publication['share']) => void;
};

/** Null for all candidates. */
const shareOf = (chosen: string | undefined): Publication['share'] =>
  SHARES.find((one) => String(one) === chosen) ?? null;

/** Reason and audience of a publication, and why a draft cannot be published yet. */
export function PublishForm(props: Props) {
  const { problems, warnings, isSame, isSaved, isReplacing, trial, run, onDone } = props;
  const audience = trial ? AUDIENCE : { ...AUDIENCE, options: [ALL, ...AUDIENCE.options] };
  const isBlocked = isSame || !isSaved || problems.length + warnings.length > 0;
  return (
    <FieldsForm
      id="publier"
      fields={isReplacing ? [REASON, audience, REPLACES] : [REASON, audience]}
      values={{ audience: trial ? String(trial.share) : ALL.value }}
      submit={['Publier', 'Publication en cours…']}
      run={({ reason = '', audience: chosen }) => run({ reason, share: shareOf(chosen) })}
      onDone={(published, { audience: chosen }) => onDone(published, shareOf(chosen))}
      blockedBy={isBlocked ? 'publier-obstacles' : undefined}
    >
      <div className={dialogStyles.part} id="publier-obstacles">
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
        {problems.length > 0 && (
          <Notice kind="info" title="À corriger avant de publier">
            <Lines lines={problems} />
          </Notice>
        )}
        {warnings.length > 0 && (
          <Notice kind="info" title="Ces questions demandent une justification">
            <Lines lines={warnings} />
            <p>Écrivez-la auprès de la question, dans l’éditeur, ou retirez la question.</p>
          </Notice>
        )}
        {isSame && <p>Il n’y a rien à publier.</p>}
      </div>
    </FieldsForm>
  );
}
