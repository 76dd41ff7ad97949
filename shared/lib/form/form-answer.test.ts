import {
  asEdited,
  errorsOf,
  formStage,
  formTitle,
  hasFailed,
  readFormAnswer,
  wasAcknowledged,
  wasNotified,
  type FormOutcome,
} from './form-answer';
import { answerOf } from '../../testing/posted-form';

const refused = answerOf({ kind: 'refused', by: 'form', errors: { nom: ['Indiquez votre nom.'] } });
const accepted = answerOf({ kind: 'accepted' });

describe('the answer to a form', () => {
  it('is read only by the form that it names', () => {
    expect(readFormAnswer(refused, 'exemple')).toEqual(refused);
    expect(readFormAnswer(refused, 'newsletter')).toBeUndefined();
  });

  it.each([null, undefined, 'accepted', {}, { ...refused, outcome: { kind: 'autre' } }])(
    'is undefined for %j',
    (data) => {
      expect(readFormAnswer(data, 'exemple')).toBeUndefined();
    },
  );

  it('has errors only when the form was refused, and none before it was sent', () => {
    expect(errorsOf(refused)).toEqual({ nom: ['Indiquez votre nom.'] });
    expect([accepted, undefined].map(errorsOf)).toEqual([{}, {}]);
    expect(formTitle('Contact', undefined)).toBe('Contact');
  });

  it.each([
    [refused, true],
    [answerOf({ kind: 'unreachable' }), true],
    [answerOf({ kind: 'limited', retryAfterSeconds: 60 }), true],
    [accepted, false],
    [answerOf({ kind: 'preview' }), false],
    [answerOf({ kind: 'draft' }), false],
  ])('of %j has failed: %s', (given, failed) => {
    expect(hasFailed(given)).toBe(failed);
    expect(formTitle('Contact', given)).toBe(failed ? 'Erreur\u202F: Contact' : 'Contact');
  });
});

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
    [undefined, 'form'],
  ] as const)('answered with %j is at the stage %s', (outcome, stage) => {
    expect(formStage(outcome && answerOf(outcome as FormOutcome))).toBe(stage);
  });

  it('shows no failure behind its preview', () => {
    expect(formStage(asEdited(answerOf({ kind: 'unreachable' })))).toBe('form');
  });
});

it.each<[boolean, FormOutcome | undefined]>([
  [true, { kind: 'accepted', body: { status_code: 200, acknowledged: true } }],
  [false, { kind: 'accepted', body: { acknowledged: false } }],
  // Another content service does not report it.
  [false, { kind: 'accepted', body: { message: 'ok' } }],
  [false, { kind: 'accepted' }],
  [false, { kind: 'unreachable' }],
  [false, undefined],
])('an acknowledgement by mail is claimed (%s) as the service reports it: %j', (isClaimed, outcome) => {
  expect(wasAcknowledged(outcome && answerOf(outcome))).toBe(isClaimed);
});

it('an acknowledgement by mail promises an answer only where somebody is notified', () => {
  const bodies = [true, false, undefined].map((notified) => ({ acknowledged: true, notified }));
  const answers = bodies.map((body) => wasNotified(answerOf({ kind: 'accepted', body })));
  expect(answers).toEqual([true, false, false]);
});
