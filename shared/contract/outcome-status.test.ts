import { outcomeHeaders, outcomeStatus } from './outcome-status';

const answerOf = (outcome: unknown) => ({ form: 'contact', outcome });
const OTHERS = [undefined, null, 'refused', {}, { outcome: null }];

it.each([
  ['accepted', 200],
  ['refused', 422],
  ['limited', 429],
  ['unsupported', 501],
  ['unreachable', 503],
])('the answer to a form that is %s has the status %d', (kind, status) => {
  expect(outcomeStatus(answerOf({ kind }))).toBe(status);
});

it.each([...OTHERS, { outcome: { kind: 'draft' } }, { outcome: { kind: 'toString' } }])(
  'an answer without an outcome of a submission has the status 200: %j',
  (answer) => {
    expect(outcomeStatus(answer)).toBe(200);
  },
);

it('an answer has a header with the time to retry when submissions are limited', () => {
  expect(outcomeHeaders(answerOf({ kind: 'limited', retryAfterSeconds: 90 }))).toEqual({ 'retry-after': '90' });
});

it.each([...OTHERS, { outcome: { kind: 'accepted' } }, { outcome: { retryAfterSeconds: 'soon' } }])(
  'the answer %j has no header',
  (answer) => {
    expect(outcomeHeaders(answer)).toEqual({});
  },
);
