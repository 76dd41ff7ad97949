import { draftCalls, type ListedDraft } from '@vipp/shared/contract/workshop/draft-calls';
import { PageLink } from '@vipp/shared/ui/page-link';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { momentInWords } from '../../model/moment-in-words';
import { draftPath } from '../../model/workshop-paths';
import { ConfirmedAction } from '../confirmed-action';
import { DraftLink } from './draft-link';
import type { FormsChange } from './forms-change';
import { RenameDraft } from './rename-draft';
import styles from './forms-overview.module.css';

type Props = {
  draft: ListedDraft;
  /** The version that candidates get. */
  current: number;
  onChange: FormsChange;
};

function DeleteDraft({ draft: { draft, title }, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  return (
    <ConfirmedAction
      text="Supprimer"
      label={`Supprimer\u202F: ${title}`}
      title="Supprimer ce brouillon"
      confirm={['Supprimer le brouillon', 'Suppression en cours…']}
      run={() => callWorkshop(draftCalls, 'deleteDraft', { draft })}
      onDone={() => onChange(`Le brouillon «\u202F${title}\u202F» est supprimé.`)}
    >
      <p>{`«\u202F${title}\u202F» sera supprimé pour tous les recruteurs, avec ses liens. Les versions publiées ne changent pas.`}</p>
    </ConfirmedAction>
  );
}

/** A draft, and what can be done with it. */
export function DraftEntry({ draft, current, onChange }: Props) {
  const { title, basedOn, createdBy, changedBy, changedAt } = draft;
  return (
    <li className={styles.entry}>
      <h3 className={styles.entryTitle}>
        <PageLink to={draftPath(draft.draft)}>{title}</PageLink>
      </h3>
      <p>{`Issu de la version ${basedOn}${basedOn === current ? '' : ', qui n’est plus l’actuelle'}. Modifié ${momentInWords(changedAt)} par ${changedBy ?? createdBy}.`}</p>
      <div className={styles.actions}>
        <RenameDraft draft={draft} onChange={onChange} />
        <DraftLink draft={draft} onChange={onChange} />
        <DeleteDraft draft={draft} onChange={onChange} />
      </div>
    </li>
  );
}
