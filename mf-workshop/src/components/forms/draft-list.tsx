import { callWorkshop } from '@vipp/shared/api/call-workshop';
import type { ListedDraft, ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import type { TextField } from '@vipp/shared/lib/form/form-definition';
import { useNavigate } from '@vipp/shared/stores/router';
import { PageLink } from '@vipp/shared/ui/page-link';
import { type FormsChange, stateInWords, versionTitle } from '../../model/form-history';
import { momentInWords } from '../../model/moment-in-words';
import { draftPath } from '../../model/workshop-paths';
import { ConfirmedAction, FieldsForm } from '../fields-form';
import { Part } from '../part';
import styles from '../workshop.module.css';

const TITLE: TextField = {
  name: 'title',
  label: 'Titre du brouillon',
  kind: 'text',
  required: true,
  autocomplete: 'off',
};

type DraftListProps = {
  drafts: readonly ListedDraft[];
  versions: readonly ListedVersion[];
  current: ListedVersion;
  onChange: FormsChange;
};

/** The drafts of all recruiters, and a new one from the current version or from an earlier one, which is then opened. */
export function DraftList({ drafts, versions, current, onChange }: DraftListProps) {
  const navigate = useNavigate();
  const options = versions.map((one) => ({
    value: String(one.version),
    label: `${versionTitle(one)} (${stateInWords(one).toLowerCase()})`,
  }));
  return (
    <Part title="Brouillons">
      {drafts.length === 0 && <p>Aucun brouillon. Créez-en un pour changer le formulaire.</p>}
      <ul className={styles.stack} role="list">
        {drafts.map((draft) => (
          <DraftEntry key={draft.draft} draft={draft} current={current.version} onChange={onChange} />
        ))}
      </ul>
      <Part title="Nouveau brouillon" level={3}>
        <FieldsForm
          fields={[
            { ...TITLE, hint: 'Par exemple\u202F: Ouverture du site de Dakar' },
            { name: 'from', label: 'À partir de', kind: 'select', required: true, options },
          ]}
          values={{ from: String(current.version) }}
          submit={['Créer un brouillon', 'Création en cours…']}
          run={({ title = '', from }) => callWorkshop('createDraft', { title, from: Number(from) })}
          onDone={({ draft }) => void navigate(draftPath(draft))}
        />
      </Part>
    </Part>
  );
}

type DraftEntryProps = { draft: ListedDraft; current: number; onChange: FormsChange };

/** A draft, and what can be done with it. */
function DraftEntry({ draft: entry, current, onChange }: DraftEntryProps) {
  const { draft, title, basedOn, createdBy, changedBy, changedAt } = entry;
  return (
    <li className={styles.card}>
      <h3>
        <PageLink to={draftPath(draft)}>{title}</PageLink>
      </h3>
      <p>{`Issu de la version ${basedOn}${basedOn === current ? '' : ', qui n’est plus l’actuelle'}. Modifié ${momentInWords(changedAt)} par ${changedBy ?? createdBy}.`}</p>
      <div className={styles.row}>
        <ConfirmedAction
          text="Renommer"
          label={`Renommer\u202F: ${title}`}
          title="Renommer ce brouillon"
          submit={['Enregistrer le titre', 'Enregistrement en cours…']}
          fields={[TITLE]}
          values={{ title }}
          run={({ title: next = '' }) => callWorkshop('renameDraft', { draft, title: next })}
          onDone={(_done, { title: next }) => onChange(`Le brouillon s’appelle «\u202F${next}\u202F».`)}
        />
        <ConfirmedAction
          text="Supprimer"
          label={`Supprimer\u202F: ${title}`}
          title="Supprimer ce brouillon"
          submit={['Supprimer le brouillon', 'Suppression en cours…']}
          run={() => callWorkshop('deleteDraft', { draft })}
          onDone={() => onChange(`Le brouillon «\u202F${title}\u202F» est supprimé.`)}
        >
          <p>{`«\u202F${title}\u202F» sera supprimé pour tous les recruteurs. Les versions publiées ne changent pas.`}</p>
        </ConfirmedAction>
      </div>
    </li>
  );
}
