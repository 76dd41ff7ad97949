import { sql } from 'drizzle-orm';
import { FIGURES_CALL, type FigureSums } from '@vipp/shared/contract/application/form-figures';
import { formFigures } from '../database/content-schema';
import { deleteExpiredRows } from '../submissions/housekeeping';
import { useTestApp } from '../testing/use-test-app';

describe('figures of the application form', () => {
  const test = useTestApp('PostgreSQL', [formFigures]);
  const rows = () => test.queries.select().from(formFigures).orderBy(formFigures.event);
  const add = (...sums: FigureSums) => test.post(FIGURES_CALL, { sums });
  const sum = (event: FigureSums[number]['event'], count: number, subject = '') => ({
    ...{ version: 1, event, subject, count },
  });

  it('are sums of a day, a version, an event and its subject, and nothing else', async () => {
    const answer = await add(sum('shown', 3), sum('message', 2, 'nom/rule'));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await add(sum('shown', 4));
    const day = new Date().toISOString().slice(0, 10);
    expect(await rows()).toEqual([
      { day, ...sum('message', 2, 'nom/rule') },
      { day, ...sum('shown', 7) },
    ]);
  });

  it('count all visitors at the same moment, in whatever order each has its counts', async () => {
    const sums = [sum('begun', 2), sum('sent', 1)];
    await Promise.all(Array.from({ length: 8 }, (_, at) => add(...(at % 2 === 0 ? sums : sums.toReversed()))));
    expect(await rows()).toMatchObject([sum('begun', 16), sum('sent', 8)]);
  });

  it('are dropped of versions and questions that do not exist', async () => {
    await add({ ...sum('shown', 1), version: 9 }, sum('message', 1, 'nom/x'));
    expect(await rows()).toEqual([]);
  });

  it.each([{ sums: [{ ...sum('shown', 1), event: 'visitor' }] }, { sums: [], address: '192.0.2.1' }])(
    'are not %j',
    async (body) => expect((await test.post(FIGURES_CALL, body)).statusCode).toBe(400),
  );

  it('are deleted after 24 months', async () => {
    const added = (age: string) => ({ ...sum('shown', 1, age), day: sql`(now() - ${age}::interval)::date` });
    await test.queries.insert(formFigures).values([added('24 months 1 day'), added('23 months')]);
    await deleteExpiredRows(test.queries);
    expect((await rows()).map(({ subject }) => subject)).toEqual(['23 months']);
  });
});
