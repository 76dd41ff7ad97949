import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession } from '../testing/workshop-session';
import { recordAction } from '../kernel/audit-trail';

describe('the audit trail in the workshop', () => {
  const test = useTestApp('PostgreSQL');

  it('is read by pages, the newest first, and searched by account and subject', async () => {
    const administrator = await openWorkshopSession(test, 'administrator');
    for (let entry = 1; entry <= 60; entry += 1)
      await recordAction(test.database.queries, {
        actor: entry % 2 ? 'zoé@vipp.example' : 'ali@vipp.example',
        action: 'readApplication',
        subject: `VIPP-${entry}-`,
      });
    const first = await administrator.call('auditTrail', {});
    expect([first.entries.length, first.hasMore]).toEqual([50, true]);
    expect(first.entries[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      actor: 'ali@vipp.example',
      action: 'readApplication',
      subject: 'VIPP-60-',
    });
    const second = await administrator.call('auditTrail', { before: first.entries.at(-1)?.id });
    expect(second.entries.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 10 }, (_, index) => `VIPP-${10 - index}-`),
    );
    expect(second.hasMore).toBe(false);
    const found = await administrator.call('auditTrail', { search: 'ZOE vipp-7-' });
    expect(found.entries.map(({ subject }) => subject)).toEqual(['VIPP-7-']);
    expect((await administrator.call('auditTrail', { search: '%' })).entries).toEqual([]);
  });

  it('is for administrators only', async () => {
    const recruiter = await openWorkshopSession(test, 'recruiter');
    expect((await recruiter.post('auditTrail', {})).statusCode).toBe(403);
  });
});
