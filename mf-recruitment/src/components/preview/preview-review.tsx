import { useMemo, useState, type FormEvent } from 'react';
import type { Answers, ApplicationForm } from '@vipp/shared/contract/application/definition';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';
import { Notice } from '@vipp/shared/ui/notice';
import { answersOfStep, BACKGROUND_FORM, backgroundStep, identityStep } from '../../model/application-forms';
import { sampleAnswers } from '../../model/sample-answers';
import { ApplicationPreview } from '../application-preview';
import { PREVIEW_TITLE } from '../background-part';
import { PREVIEW_TOKEN } from './preview-token';

type Props = {
  version: ApplicationForm;
  /** Answers that were typed in the preview, for each step that was sent. */
  sent: { step1?: Answers; step2?: Answers };
  onEdit: () => void;
};

/** The preview that candidates get before they send their application. */
export function PreviewReview({ version, sent, onEdit }: Props) {
  const { questions } = version;
  const [isSent, setIsSent] = useState(false);
  const answer = useMemo((): FormAnswer => {
    const samples = sampleAnswers(questions);
    const identity = sent.step1 ?? answersOfStep(identityStep(questions), samples);
    const values = { ...(sent.step2 ?? answersOfStep(backgroundStep(questions), samples)) };
    return {
      form: BACKGROUND_FORM,
      token: PREVIEW_TOKEN,
      values: { ...values, ...identity },
      outcome: { kind: 'preview' },
    };
  }, [questions, sent]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
  };
  return (
    <>
      <h2>{PREVIEW_TITLE}</h2>
      {isSent && <Notice kind="info" title={'Ceci est un aperçu\u202F: rien n’est envoyé.'} />}
      <ApplicationPreview
        form={version}
        answer={answer}
        state={{ answer, isSending: false, round: 0, onSubmit }}
        onEdit={onEdit}
      />
    </>
  );
}
