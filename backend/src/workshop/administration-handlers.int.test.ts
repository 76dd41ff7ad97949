import { eq } from 'drizzle-orm';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { candidatLinks, candidats } from '../database/candidate-schema';
import { outbox } from '../database/service-schema';
import { auditEntries } from '../database/workshop-schema';
import { sampleApplication } from '../testing/sample-submissions';
import { deleteExpiredRows } from '../submissions/housekeeping';
import { recordAction } from '../kernel/audit-trail';
import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession, type WorkshopSession } from '../testing/workshop-session';

const yearsAgo = (years: number, days: number): Date => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() - days);
  return date;
};

describe('erasing applications in the workshop', () => {
  const test = useTestApp('PostgreSQL', [candidats, outbox]);
  let administrator: WorkshopSession;
  let people = 0;
  beforeAll(async () => {
    administrator = await openWorkshopSession(test, 'administrator');
  });
  const apply = async (changes: Partial<typeof candidats.$inferInsert> = {}): Promise<string> => {
    people += 1;
    const person = { email: `p${people}@adjovi.example`, numero_piece: `${people}` };
    const answer = await test.post(submissionCalls.application.path, sampleApplication(person));
    const { reference } = answer.json<{ reference: string }>();
    if (Object.keys(changes).length > 0)
      await test.database.queries.update(candidats).set(changes).where(eq(candidats.reference, reference));
    return reference;
  };
  const stored = async () =>
    (await test.database.queries.select({ reference: candidats.reference }).from(candidats)).map(
      ({ reference }) => reference,
    );
  const entries = async () =>
    (await test.database.queries.select().from(auditEntries).orderBy(auditEntries.id))
      .filter(({ actor }) => actor === administrator.email)
      .map(({ action, subject }) => [action, subject]);

  it('is done by the service past their retention time, and to no others', async () => {
    const old = [await apply({ contactedAt: yearsAgo(2, 2) }), await apply({ contactedAt: yearsAgo(3, 0) })];
    const rest = [
      await apply(),
      await apply({ contactedAt: yearsAgo(2, -2) }),
      await apply({ contactedAt: yearsAgo(3, 0), etat: 'retenue' }),
    ];
    await test.database.queries.delete(outbox);
    expect(await deleteExpiredRows(test.database.queries)).toEqual({ candidats: 2 });
    expect((await stored()).toSorted()).toEqual(rest.toSorted());
    for (const reference of old)
      expect((await administrator.post('readApplication', { reference })).statusCode).toBe(404);
    expect(await test.mails()).toEqual([]);
  });

  it('deletes one whose candidate asks for it, and confirms it by a mail', async () => {
    const [reference, other] = [await apply(), await apply()];
    await test.database.queries.delete(outbox);
    expect(await administrator.call('eraseApplication', { reference: reference.toLowerCase() })).toEqual({ reference });
    expect(await stored()).toEqual([other]);
    expect(await test.database.queries.select().from(candidatLinks)).toHaveLength(1);
    const mails = await test.mails();
    expect(mails).toEqual([expect.objectContaining({ subject: `Votre candidature ${reference} est effacée` })]);
    expect(mails[0]?.text).toContain('À votre demande');
    expect((await entries()).at(-1)).toEqual(['eraseApplication', reference]);
    expect((await administrator.post('eraseApplication', { reference })).statusCode).toBe(404);
    expect(await test.mails()).toHaveLength(1);
  });
});

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
});
