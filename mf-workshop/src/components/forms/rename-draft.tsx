import { useState } from 'react';
import { draftCalls, type ListedDraft } from '@vipp/shared/contract/workshop/draft-calls';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { FieldsForm } from '../fields-form';
import { TITLE_FIELD, titleProblem } from './draft-title';
import type { FormsChange } from './forms-change';

type Props = { draft: ListedDraft; onChange: FormsChange };

/** Gives a draft another title. */
export function RenameDraft({ draft: { draft, title: before }, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-label={`Renommer\u202F: ${before}`} onClick={() => setIsOpen(true)}>
        Renommer
      </Button>
      <FormDialog title="Renommer ce brouillon" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <FieldsForm
            id={draft}
            fields={[TITLE_FIELD]}
            values={{ title: before }}
            submit={['Enregistrer le titre', 'Enregistrement en cours…']}
            check={titleProblem}
            run={async ({ title: typed = '' }) => {
              const title = typed.trim();
              const answer = await callWorkshop(draftCalls, 'renameDraft', { draft, title });
              return answer.ok ? { ok: true, data: title } : answer;
            }}
            onDone={(title) => {
              setIsOpen(false);
              onChange(`Le brouillon s’appelle «\u202F${title}\u202F».`);
            }}
          />
        )}
      </FormDialog>
    </>
  );
}
