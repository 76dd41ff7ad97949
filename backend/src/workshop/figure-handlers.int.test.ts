import { auditEntries } from '../database/workshop-schema';
import { addFigures } from '../forms/form-figures';
import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession } from '../testing/workshop-session';

describe('figures in the workshop', () => {
  const test = useTestApp('PostgreSQL');

  it('are those of a version, without small numbers, and leave no trace', async () => {
    const recruiter = await openWorkshopSession(test);
    const stages = { shown: 40, begun: 30, step1: 12, sent: 3 };
    await addFigures(
      test.database.queries,
      Object.entries(stages).map(([event, count]) => ({ version: 1, event, subject: '', count }) as never),
    );
    const report = await recruiter.call('formFigures', { version: 1 });
    expect(report.stages).toEqual({ shown: 40, begun: 30, step1: 12, step2: null, sent: null });
    expect((await recruiter.call('formFigures', { version: 1, since: '2999-01-01' })).stages.shown).toBeNull();
    expect(await test.database.queries.$count(auditEntries)).toBe(0);
  });

  it('refuse a version that does not exist', async () => {
    const recruiter = await openWorkshopSession(test);
    const response = await recruiter.post('formFigures', { version: 7 });
    expect([response.statusCode, response.json().message]).toEqual([404, 'La version 7 n’existe pas.']);
    for (const version of [0, 99_999_999_999, 'x'])
      expect((await recruiter.post('formFigures', { version })).statusCode).toBe(422);
  });
});
