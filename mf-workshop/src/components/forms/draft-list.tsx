import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { type ListedDraft, type ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import type { ChoiceField, TextField } from '@vipp/shared/lib/form/form-definition';
import { useNavigate } from '@vipp/shared/stores/router';
import { PageLink } from '@vipp/shared/ui/page-link';
import { type FormsChange, stateInWords, versionTitle } from '../../model/form-history';
import { momentInWords } from '../../model/moment-in-words';
import { draftPath } from '../../model/workshop-paths';
import { ConfirmedAction } from '../confirmed-action';
import { FieldsForm } from '../fields-form';
import styles from './forms-overview.module.css';

type DraftListProps = {
  drafts: readonly ListedDraft[];
  versions: readonly ListedVersion[];
  current: ListedVersion;
  onChange: FormsChange;
};

/** The drafts of all recruiters, and a new one. */
export function DraftList({ drafts, versions, current, onChange }: DraftListProps) {
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

const MAX_LENGTH = 100;

const TITLE_FIELD: TextField = {
  name: 'title',
  label: 'Titre du brouillon',
  kind: 'text',
  required: true,
  autocomplete: 'off',
};

/** What is wrong with the title of a draft, by field. */
function titleProblem({ title = '' }: Readonly<Record<string, string>>): Record<string, string> {
  if (title.trim() === '') return { title: 'Donnez un titre au brouillon.' };
  return title.trim().length > MAX_LENGTH ? { title: `Ce titre est limité à ${MAX_LENGTH} caractères.` } : {};
}

const TITLE: TextField = { ...TITLE_FIELD, hint: 'Par exemple\u202F: Ouverture du site de Dakar' };

const fromField = (versions: readonly ListedVersion[]): ChoiceField => ({
  name: 'from',
  label: 'À partir de',
  kind: 'select',
  required: true,
  options: versions.map((one) => ({
    value: String(one.version),
    label: `${versionTitle(one)} (${stateInWords(one).toLowerCase()})`,
  })),
});

type CreateDraftProps = { versions: readonly ListedVersion[]; current: number };

/** Creates a draft from the current version, or from an earlier one, and opens it. */
function CreateDraft({ versions, current }: CreateDraftProps) {
  const navigate = useNavigate();
  return (
    <section>
      <h3 className={styles.entryTitle}>Nouveau brouillon</h3>
      <FieldsForm
        id="brouillon"
        title="Nouveau brouillon"
        fields={[TITLE, fromField(versions)]}
        values={{ from: String(current) }}
        submit={['Créer un brouillon', 'Création en cours…']}
        check={titleProblem}
        run={({ title = '', from }) =>
          callWorkshop('createDraft', { title: title.trim(), from: Number(from) || current })
        }
        onDone={({ draft }) => void navigate(draftPath(draft))}
      />
    </section>
  );
}

type DraftEntryProps = {
  draft: ListedDraft;
  /** The version that candidates get. */
  current: number;
  onChange: FormsChange;
};

function DeleteDraft({ draft: { draft, title }, onChange }: Pick<DraftEntryProps, 'draft' | 'onChange'>) {
  return (
    <ConfirmedAction
      text="Supprimer"
      label={`Supprimer\u202F: ${title}`}
      title="Supprimer ce brouillon"
      confirm={['Supprimer le brouillon', 'Suppression en cours…']}
      run={() => callWorkshop('deleteDraft', { draft })}
      onDone={() => onChange(`Le brouillon «\u202F${title}\u202F» est supprimé.`)}
    >
      <p>{`«\u202F${title}\u202F» sera supprimé pour tous les recruteurs. Les versions publiées ne changent pas.`}</p>
    </ConfirmedAction>
  );
}

/** A draft, and what can be done with it. */
function DraftEntry({ draft, current, onChange }: DraftEntryProps) {
  const { title, basedOn, createdBy, changedBy, changedAt } = draft;
  return (
    <li className={styles.entry}>
      <h3 className={styles.entryTitle}>
        <PageLink to={draftPath(draft.draft)}>{title}</PageLink>
      </h3>
      <p>{`Issu de la version ${basedOn}${basedOn === current ? '' : ', qui n’est plus l’actuelle'}. Modifié ${momentInWords(changedAt)} par ${changedBy ?? createdBy}.`}</p>
      <div className={styles.actions}>
        <RenameDraft draft={draft} onChange={onChange} />
        <DeleteDraft draft={draft} onChange={onChange} />
      </div>
    </li>
  );
}

/** Gives a draft another title. */
const RenameDraft = ({ draft: { draft, title: before }, onChange }: Pick<DraftEntryProps, 'draft' | 'onChange'>) => (
  <ConfirmedAction
    text="Renommer"
    label={`Renommer\u202F: ${before}`}
    title="Renommer ce brouillon"
    confirm={['Enregistrer le titre', 'Enregistrement en cours…']}
    fields={[TITLE_FIELD]}
    values={{ title: before }}
    check={titleProblem}
    run={({ title = '' }) => callWorkshop('renameDraft', { draft, title: title.trim() })}
    onDone={(_done, { title = '' }) => onChange(`Le brouillon s’appelle «\u202F${title.trim()}\u202F».`)}
  />
);
