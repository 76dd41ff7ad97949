import type { FormAnswer, FormOutcome } from './form-answer';
import { newFormToken } from './form-token';
import { asDraft, formStage } from './form-stage';

const answerOf = (outcome: FormOutcome): FormAnswer => ({ form: 'report', token: newFormToken(), values: {}, outcome });

describe('a form with a preview', () => {
  const refusal = { kind: 'refused', by: 'service', errors: {} } as const;
  it.each([
    [{ kind: 'draft' }, 'form'],
    [{ kind: 'preview' }, 'preview'],
    [{ kind: 'unreachable' }, 'preview'],
    [{ kind: 'limited', retryAfterSeconds: 9 }, 'preview'],
    [refusal, 'preview'],
    [{ ...refusal, errors: { nom: ['Non.'] } }, 'form'],
    [{ kind: 'refused', by: 'form', errors: {} }, 'form'],
    [{ kind: 'accepted' }, 'sent'],
  ] as const)('answered with %j is at the stage %s', (outcome, stage) => {
    expect(formStage(answerOf(outcome as FormOutcome))).toBe(stage);
  });

  it('begins as a form', () => {
    expect(formStage(undefined)).toBe('form');
  });

  it('shows no failure behind its preview', () => {
    expect(formStage(asDraft(answerOf({ kind: 'unreachable' })))).toBe('form');
  });
});
