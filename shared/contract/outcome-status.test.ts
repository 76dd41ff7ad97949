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
  ])('is 200 for anything but an outcome of a submission: %j', (answer) => expect(outcomeStatus(answer)).toBe(200));
});

describe('the headers of an answer', () => {
  it('contain the time to retry when submissions are limited', () => {
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
