import type { FormAnswer } from './form-answer';

export type FormStage = 'form' | 'preview' | 'sent';

/** Stage of a form with a preview. After a failure to send, the preview remains, to be confirmed again. */
export function formStage(answer: FormAnswer | undefined): FormStage {
  if (!answer) return 'form';
  switch (answer.outcome.kind) {
    case 'accepted':
      return 'sent';
    case 'preview':
    case 'unreachable':
    case 'limited':
      return 'preview';
    case 'refused':
      return answer.outcome.by === 'service' && Object.keys(answer.outcome.errors).length === 0 ? 'preview' : 'form';
    case 'draft':
      return 'form';
  }
}

/** The answer for the form behind its preview, without failures, which the preview shows. */
export const asDraft = (answer: FormAnswer): FormAnswer => ({ ...answer, outcome: { kind: 'draft' } });
