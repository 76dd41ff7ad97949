import { useState, type FormEvent } from 'react';
import { draftCalls, type ListedDraft } from '@vipp/shared/contract/workshop/draft-calls';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { Notice } from '@vipp/shared/ui/notice';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { TITLE_FIELD, titleProblem } from './draft-title';
import type { FormsChange } from './forms-change';
import styles from './forms-overview.module.css';

type Props = { draft: ListedDraft; onChange: FormsChange };

/** Gives a draft another title. */
export function RenameDraft({ draft: { draft, title: before }, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title')).trim();
    const problem = titleProblem(title);
    setError(problem);
    setFailure(undefined);
    if (problem) return;
    const answer = await callWorkshop(draftCalls, 'renameDraft', { draft, title });
    if (!answer.ok) return setFailure(answer.message);
    setIsOpen(false);
    onChange(`Le brouillon s’appelle «\u202F${title}\u202F».`);
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Renommer\u202F: ${before}`} onClick={() => setIsOpen(true)}>
        Renommer
      </Button>
      <FormDialog title="Renommer ce brouillon" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <form className={styles.form} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
            <FormField
              id={`titre-${draft}`}
              field={TITLE_FIELD}
              value={before}
              {...(error && { view: { state: 'invalid', message: error } })}
            />
            {failure && <Notice kind="error" title={failure} />}
            <Button type="submit">Enregistrer le titre</Button>
          </form>
        )}
      </FormDialog>
    </>
  );
}
