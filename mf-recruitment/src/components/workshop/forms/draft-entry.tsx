import { useState } from 'react';
import { draftCalls, type ListedDraft } from '@vipp/shared/contract/workshop/draft-calls';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { callWorkshop } from '../../../model/workshop/call-workshop';
import { momentInWords } from '../../../model/workshop/moment-in-words';
import { draftPath } from '../../../model/workshop/workshop-paths';
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
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const remove = async () => {
    if (isSending) return;
    setIsSending(true);
    const answer = await callWorkshop(draftCalls, 'deleteDraft', { draft });
    setIsSending(false);
    if (!answer.ok) return setFailure(answer.message);
    setIsOpen(false);
    onChange(`Le brouillon «\u202F${title}\u202F» est supprimé.`);
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Supprimer\u202F: ${title}`} onClick={() => setIsOpen(true)}>
        Supprimer
      </Button>
      <FormDialog title="Supprimer ce brouillon" isOpen={isOpen} isLocked={isSending} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <>
            <p>{`«\u202F${title}\u202F» sera supprimé pour tous les recruteurs, avec ses liens. Les versions publiées ne changent pas.`}</p>
            {failure && <Notice kind="error" title={failure} />}
            <div className={styles.actions}>
              <Button aria-disabled={isSending || undefined} onClick={() => void remove()}>
                {isSending ? 'Suppression en cours…' : 'Supprimer le brouillon'}
              </Button>
              <Button variant="secondary" onClick={() => setIsOpen(false)}>
                Annuler
              </Button>
            </div>
          </>
        )}
      </FormDialog>
    </>
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
