import { deadlinesOf, overdue } from './deadlines';

const received = { createdAt: '2026-11-23', acknowledgedAt: null, answeredAt: null };

describe('the deadlines of a report', () => {
  it('are seven days, and three months from there', () => {
    expect(deadlinesOf(received)).toEqual({ acknowledgeBy: '2026-11-30', answerBy: '2027-02-28' });
  });

  it('count the three months from an early acknowledgement, and never from a late one', () => {
    expect(deadlinesOf({ ...received, acknowledgedAt: '2026-11-25' }).answerBy).toBe('2027-02-25');
    expect(deadlinesOf({ ...received, acknowledgedAt: '2027-01-15' }).answerBy).toBe('2027-02-28');
  });

  it('are overdue from the day after, until they are met', () => {
    expect(overdue(received, '2026-11-30')).toEqual([]);
    expect(overdue(received, '2026-12-01')).toEqual(['acknowledgement']);
    expect(overdue(received, '2027-03-01')).toEqual(['acknowledgement', 'answer']);
    expect(overdue({ ...received, acknowledgedAt: '2026-11-24', answeredAt: '2027-01-01' }, '2028-01-01')).toEqual([]);
  });
});
