import { useState, type FormEvent, type ReactNode } from 'react';
import { publicationCalls, SHARES } from '@vipp/shared/contract/workshop/publication-calls';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import { Notice } from '@vipp/shared/ui/notice';
import type { CheckboxField, ChoiceField, TextAreaField } from '@vipp/shared/lib/form/form-definition';
import type { WorkshopFailure } from '@vipp/shared/api/call-workshop';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import styles from './publish-form.module.css';

const REASON: TextAreaField = {
  name: 'reason',
  label: 'Pourquoi ce changement',
  hint: 'Vos collègues le liront dans l’historique.',
  kind: 'textarea',
  rows: 3,
  required: true,
};
const ALL = 'tous';
const AUDIENCE: ChoiceField = {
  name: 'audience',
  label: 'Qui reçoit cette version',
  hint: 'Lors d’un essai, une partie des nouveaux candidats la reçoit, les autres gardent la version actuelle.',
  kind: 'radio',
  options: [
    { value: ALL, label: 'Tous les candidats' },
    ...SHARES.map((share) => ({ value: String(share), label: `${share}\u202F% des candidats, à l’essai` })),
  ],
};
const REPLACES: CheckboxField = {
  name: 'replaces',
  label: 'J’ai comparé les deux\u202F: cette version peut être remplacée',
  kind: 'checkbox',
  required: true,
};
const REASON_MISSING = 'Dites pourquoi, en quelques mots.';
const TOO_LONG = 'Cette explication est limitée à 500 caractères.';
const NOT_CONFIRMED = 'Confirmez que la version publiée depuis peut être remplacée.';

export type Published = { version: number; share: number | null };

type Props = {
  draft: string;
  last: number;
  /** The version that is replaced, where it is not the one that the draft was made from. */
  replaces: number | undefined;
  isBlocked: boolean;
  onSending: (isSending: boolean) => void;
  onPublished: (published: Published) => void;
  /** Called when the service has refused to publish. */
  onRefused: () => void;
  /** Says why publishing is blocked. */
  children: ReactNode;
};

type Errors = { reason?: string; replaces?: string };

const viewOf = (message: string | undefined) => (message ? { state: 'invalid' as const, message } : undefined);

/** Reason and audience of a publication. What is typed stays when the service refuses it. */
export function PublishForm({ draft, last, replaces, isBlocked, onSending, onPublished, onRefused, children }: Props) {
  const [failure, setFailure] = useState<WorkshopFailure>();
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setIsSending] = useState(false);
  const setSending = (next: boolean) => {
    setIsSending(next);
    onSending(next);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || isBlocked) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const reason = String(data.get('reason')).trim();
    const next: Errors = {
      ...(reason === '' && { reason: REASON_MISSING }),
      ...(reason.length > 500 && { reason: TOO_LONG }),
      ...(replaces !== undefined && data.get('replaces') === null && { replaces: NOT_CONFIRMED }),
    };
    setErrors(next);
    setFailure(undefined);
    const [wrong] = Object.keys(next);
    if (wrong !== undefined) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const share = SHARES.find((one) => String(one) === data.get('audience')) ?? null;
    setSending(true);
    const answer = await callWorkshop(publicationCalls, 'publishDraft', {
      draft,
      last,
      reason,
      share,
      ...(replaces !== undefined && { current: replaces }),
    });
    if (answer.ok) onPublished({ version: answer.data.version, share });
    setSending(false);
    if (answer.ok) return;
    setFailure(answer);
    onRefused();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormField id="publier-raison" field={REASON} view={viewOf(errors.reason)} />
      <FormField id="publier-audience" field={AUDIENCE} value={ALL} />
      {replaces !== undefined && <FormField id="publier-remplace" field={REPLACES} view={viewOf(errors.replaces)} />}
      {children}
      {failure && <Notice kind="error" title={failure.message} />}
      <SubmitButton
        sending="Publication en cours…"
        isSending={isSending}
        {...(isBlocked && { missing: 'publier-obstacles' })}
      >
        Publier
      </SubmitButton>
    </form>
  );
}
