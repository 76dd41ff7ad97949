import { outcomeHeaders, outcomeStatus } from './outcome-status';

describe('the status of an answer', () => {
  it.each([
    ['accepted', 200],
    ['refused', 422],
    ['limited', 429],
    ['unsupported', 501],
    ['unreachable', 503],
  ])('of a form that is %s is %d', (kind, status) => {
    expect(outcomeStatus({ form: 'contact', outcome: { kind } })).toBe(status);
  });

  it.each([
    undefined,
    null,
    'refused',
    {},
    { outcome: null },
    { outcome: { kind: 'draft' } },
    { outcome: { kind: 'toString' } },
  ])('of what is no outcome of a submission is 200: %j', (answer) => expect(outcomeStatus(answer)).toBe(200));
});

describe('the headers of an answer', () => {
  it('say when to try again, where there were too many submissions', () => {
    expect(outcomeHeaders({ form: 'contact', outcome: { kind: 'limited', retryAfterSeconds: 90 } })).toEqual({
      'retry-after': '90',
    });
  });

  it.each([
    undefined,
    {},
    { outcome: null },
    { outcome: { kind: 'accepted' } },
    { outcome: { retryAfterSeconds: 'soon' } },
  ])('are none for %j', (answer) => {
    expect(outcomeHeaders(answer)).toEqual({});
  });
});
