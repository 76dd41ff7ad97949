import { useMemo, useState, type FormEvent } from 'react';
import { stepOf } from '@vipp/shared/contract/application/asked-fields';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { checkStep } from '@vipp/shared/contract/application/check-answers';
import type { Answers, ApplicationForm } from '@vipp/shared/contract/application/definition';
import type { FieldErrors } from '@vipp/shared/contract/submissions';
import { readValues } from '@vipp/shared/lib/form/form-action';
import { STEPS, type FormAnswer } from '@vipp/shared/lib/form/form-answer';
import { Notice } from '@vipp/shared/ui/notice';
import { readDraft, writeDraft } from '../../model/application-draft';
import { answersOfStep, BACKGROUND_FORM, IDENTITY_FORM } from '../../model/application-forms';
import { REFRESH } from '../../model/handle-background';
import { BackgroundPart } from '../background-part';
import { IdentityPart } from '../identity-part';

export type View = 'step1' | 'step2' | 'review';

/** Placeholder: the previewed form is never sent. */
const formToken = { key: 'apercu', start: 0 };

type Props = { form: ApplicationForm; view: View; onView: (view: View) => void };

/** A step of a draft, or the preview before it is sent, by the components of candidates; nothing is sent. */
export function PreviewStep({ form, view, onView }: Props) {
  const isReview = view === 'review';
  const step = stepOf(form.questions, view === 'step1' ? 'step1' : 'step2');
  const name = view === 'step1' ? IDENTITY_FORM : BACKGROUND_FORM;
  /** The answers to step 1 decide too what step 2 asks. */
  const errorsIn = (values: Answers) =>
    checkStep(step, { ...(view === 'step2' && readDraft('step1')), ...values }, dayOf(new Date()));
  const [sent, setSent] = useState<Answers | undefined>(() =>
    isReview ? { ...readDraft('step1'), ...readDraft('step2') } : undefined,
  );
  const [isConfirmed, setIsConfirmed] = useState(false);
  // Of the current draft, with its messages; as text, because another object is another toast.
  const errors = JSON.stringify(sent && !isReview ? errorsIn(sent) : {});
  const answer = useMemo((): FormAnswer | undefined => {
    if (!sent || (!isReview && errors === '{}')) return undefined;
    const refused = { kind: 'refused', by: 'form', errors: JSON.parse(errors) as FieldErrors } as const;
    return { form: name, token: formToken, values: { ...sent }, outcome: isReview ? { kind: 'preview' } : refused };
  }, [sent, isReview, errors, name]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReview) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const pressed = submitter?.getAttribute('value');
      if (pressed === STEPS.edit) return onView('step1');
      return pressed === REFRESH ? onView('step2') : setIsConfirmed(true);
    }
    const values = answersOfStep(step, readValues(new FormData(event.currentTarget)));
    if (Object.keys(errorsIn(values)).length > 0) return setSent(values);
    writeDraft(step.id, values, form.version);
    return onView(view === 'step1' ? 'step2' : 'review');
  };
  const part = { form, formToken, state: { answer, isSending: false, round: 0, onSubmit } };
  return (
    <>
      {isConfirmed && <Notice kind="info" title={'Ceci est un aperçu\u202F: rien n’est envoyé.'} />}
      {view === 'step1' ? <IdentityPart {...part} preset={{}} /> : <BackgroundPart {...part} isIdentityStored />}
    </>
  );
}
