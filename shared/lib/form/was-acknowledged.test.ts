import type { FormAnswer, FormOutcome } from './form-answer';
import { wasAcknowledged, wasNotified } from './was-acknowledged';

const answered = (outcome: FormOutcome): FormAnswer => ({
  form: 'contact',
  token: { key: '3f0c4f5e-7a5e-4d8b-9a52-0f6f1c2d3e4f', start: 0 },
  values: {},
  outcome,
});

describe('an acknowledgement by mail', () => {
  it('is claimed when the service reports it', () => {
    expect(wasAcknowledged(answered({ kind: 'accepted', body: { status_code: 200, acknowledged: true } }))).toBe(true);
  });

  it.each([
    ['the service says no', { kind: 'accepted', body: { acknowledged: false } }],
    ['another content service does not report it', { kind: 'accepted', body: { message: 'ok' } }],
    ['there is no body', { kind: 'accepted' }],
    ['the form was refused', { kind: 'unreachable' }],
  ] as const)('is not claimed when %s', (_name, outcome) => {
    expect(wasAcknowledged(answered(outcome))).toBe(false);
  });

  it('promises an answer only where somebody is notified', () => {
    const answers = [true, false, undefined].map((notified) =>
      wasNotified(answered({ kind: 'accepted', body: { acknowledged: true, notified } })),
    );
    expect(answers).toEqual([true, false, false]);
  });

  it('is not claimed before the form is sent', () => {
    expect(wasAcknowledged(undefined)).toBe(false);
  });
});
