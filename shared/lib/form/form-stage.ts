import type { FormAnswer } from './form-answer';

export type FormStage = 'form' | 'preview' | 'sent';

/** Where a form with a preview stands. What fails after it was confirmed stays in its preview, to be confirmed again. */
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

/** The form behind its preview says nothing of what became of it: the preview does. */
export const asDraft = (answer: FormAnswer): FormAnswer => ({ ...answer, outcome: { kind: 'draft' } });
