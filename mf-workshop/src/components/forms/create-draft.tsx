import { useState, type FormEvent } from 'react';
import { draftCalls, type ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import type { ChoiceField, TextField } from '@vipp/shared/lib/form/form-definition';
import { useNavigate } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { Notice } from '@vipp/shared/ui/notice';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { stateInWords, versionTitle } from '../../model/form-history';
import { draftPath } from '../../model/workshop-paths';
import { TITLE_FIELD, titleProblem } from './draft-title';
import styles from './forms-overview.module.css';

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

type Props = { versions: readonly ListedVersion[]; current: number };

/** Creates a draft from the current version, or from an earlier one, and opens it. */
export function CreateDraft({ versions, current }: Props) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const title = String(data.get('title')).trim();
    const problem = titleProblem(title);
    setError(problem);
    setFailure(undefined);
    if (problem) return form.querySelector('input')?.focus();
    setIsSending(true);
    const answer = await callWorkshop(draftCalls, 'createDraft', { title, from: Number(data.get('from')) || current });
    setIsSending(false);
    if (answer.ok) void navigate(draftPath(answer.data.draft));
    else setFailure(answer.message);
  };
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby="atelier-nouveau"
      onSubmit={(event) => void onSubmit(event)}
    >
      <h3 className={styles.entryTitle} id="atelier-nouveau">
        Nouveau brouillon
      </h3>
      <FormField id="brouillon-titre" field={TITLE} {...(error && { view: { state: 'invalid', message: error } })} />
      <FormField key={current} id="brouillon-depuis" field={fromField(versions)} value={String(current)} />
      {failure && <Notice kind="error" title={failure} />}
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? 'Création en cours…' : 'Créer un brouillon'}
      </Button>
    </form>
  );
}
