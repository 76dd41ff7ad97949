import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { idempotencyKeys, outbox, passwordResets, throttles } from '../database/service-schema';
import { contacts, newsletter, receptionDemandes, signalements, studyLinks } from '../database/submission-schema';
import { parseSettings } from '../settings';
import { anonymousReport, sampleContact, sampleNewsletter, sampleStudyRequest } from '../testing/sample-submissions';
import { reportSchema } from '@vipp/shared/contract/forms/report';
import { prepareReport } from '../reports/file-report';
import { until } from '@vipp/shared/testing/until';
import { TEST_OUTBOX_SECRET } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';
import { deleteExpiredRows } from './housekeeping';
import { startSubmissions } from './start-submissions';

describe('what submissions need', () => {
  const test = useTestApp('PostgreSQL');
  const { folder } = test;

  const start = async (name: string, environment: Record<string, string> = {}) => {
    const logged: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
    const secrets = { API_TOKEN: 'x', OUTBOX_SECRET: TEST_OUTBOX_SECRET, DATA_DIR: path.join(folder, name) };
    const settings = parseSettings({ ...secrets, ...environment });
    return { logged, ...(await startSubmissions({ settings, queries: test.queries, storage: [], logger })) };
  };

  it('starts without any setting: creates a key pair with one notice, and writes mails into files', async () => {
    const { logged, context, notices, close } = await start('data');
    expect(logged).toEqual([
      expect.stringContaining('set SIGNALEMENTS_RECIPIENTS'),
      expect.stringMatching(/CONTACT_RECIPIENTS is not set.*no one is notified.*STUDY_RECIPIENTS is not set/),
    ]);
    expect(notices().join()).toMatch(/^CONTACT_RECIPIENTS.*,STUDY_RECIPIENTS.*,retention: /);
    expect(context.recipients).toEqual([expect.stringMatching(/^age1/)]);
    await context.outbox.put(test.queries, { to: 'yao@lagune.example', subject: 'Bonjour', text: 'Bonjour.' });
    context.onCommitted();
    const mails = path.join(folder, 'data/mail');
    const written = () => (existsSync(mails) ? readdirSync(mails).find((name) => name.endsWith('.eml')) : undefined);
    await until(() => written() !== undefined);
    expect(readFileSync(path.join(mails, written() ?? ''), 'utf8')).toContain(
      'From: VIPP <ne-pas-repondre@localhost>\r',
    );
    await close();
  });

  it('takes no report on a site of the internet without keys of referents, and says so', async () => {
    const { context, notices, close } = await start('public', { PUBLIC_URL: 'https://www.vipp.example' });
    await close();
    expect(notices()).toContain('SIGNALEMENTS_RECIPIENTS is not set: the form of reports is closed');
    expect(existsSync(path.join(folder, 'public/referent'))).toBe(false);
    const report = async () => prepareReport(context, reportSchema.parse(anonymousReport()));
    await expect(report()).rejects.toThrow('Défenseur des droits');
  });

  it('reports nothing about recipients that are set', async () => {
    const lists = { CONTACT_RECIPIENTS: 'ventes@vipp.example', STUDY_RECIPIENTS: 'etudes@vipp.example' };
    const { logged, context, notices, close } = await start('data', lists);
    await close();
    expect(notices()).toEqual([expect.stringMatching(/^retention: what was due was deleted at \d{4}-/)]);
    expect(logged.join('')).not.toContain('no one is notified');
    expect(context.salesRecipients).toEqual({ contact: ['ventes@vipp.example'], study: ['etudes@vipp.example'] });
  });

  it('deletes submissions past their retention by itself, with an entry in the audit trail', async () => {
    const { queries } = test;
    await queries.insert(contacts).values([
      { ...sampleContact, createdAt: new Date('2020-01-01') },
      { ...sampleContact, nom: 'Récent' },
    ]);
    const asked = { ...sampleNewsletter, provenance: 'Site VIPP', askedAt: new Date('2020-01-01') };
    await queries.insert(newsletter).values([
      { ...asked, email: 'never@confirmed.example' },
      { ...asked, confirmedAt: new Date('2020-01-02') },
    ]);
    const keys = { recipients: [], reporterRecipient: 'x', reporterIdentity: 'x' };
    const code = { codeLocator: 'x', codeSalt: 'x', codeHash: 'x' };
    const report = { provenance: 'Site VIPP', sealed: 'x', ...keys, ...code };
    await queries.insert(signalements).values([{ ...report, closedAt: '2026-01-01', outcome: 'sans-suite' }, report]);
    expect(await deleteExpiredRows(queries)).toEqual({ contacts: 1, newsletter: 1, signalements: 1 });
    expect([await test.count(newsletter), await test.count(signalements)]).toEqual([1, 1]);
    expect(await test.rows(contacts)).toMatchObject([{ nom: 'Récent' }]);
    const purged = 'contacts\u202F: 1, newsletter\u202F: 1, signalements\u202F: 1';
    expect((await test.trail('service de contenu')).at(-1)).toEqual(['purge', purged]);
  });

  it('deletes expired rows, and nothing else', async () => {
    const { queries } = test;
    const tables = [idempotencyKeys, passwordResets, outbox, throttles, studyLinks];
    for (const table of tables) await queries.delete(table);
    const key = { call: 'contact', payloadHash: 'x', answer: 'x' };
    await queries.insert(idempotencyKeys).values([
      { ...key, keyHash: 'old', createdAt: '2020-01-01' },
      { ...key, keyHash: 'new' },
    ]);
    await queries.insert(passwordResets).values([
      { tokenHash: 'old', expiresAt: sql`now() - interval '1 minute'` },
      { tokenHash: 'new', expiresAt: sql`now() + interval '1 minute'` },
    ]);
    const waits = { sealed: 'waits', createdAt: new Date('2020-01-01') };
    await queries.insert(outbox).values([{ sentAt: sql`now() - interval '31 days'` }, { sentAt: sql`now()` }, waits]);
    const throttle = { attempts: 1, blockedUntil: sql`now()` };
    await queries.insert(throttles).values([
      { ...throttle, scope: 'old', updatedAt: sql`now() - interval '3 days'` },
      { ...throttle, scope: 'new', updatedAt: sql`now()` },
    ]);
    const { etude_title: etudeTitle, etude_id: etudeId, ...sample } = sampleStudyRequest;
    const request = { ...sample, etudeTitle, etudeId, provenance: 'Site VIPP' };
    const [stored] = await queries.insert(receptionDemandes).values(request).returning({ id: receptionDemandes.id });
    const requestId = stored?.id ?? '';
    await queries.insert(studyLinks).values([
      { tokenHash: 'old', requestId, expiresOn: sql`current_date - 62` },
      { tokenHash: 'expired', requestId, expiresOn: sql`current_date - 58` },
      { tokenHash: 'new', requestId, expiresOn: sql`current_date` },
    ]);
    await deleteExpiredRows(queries);
    expect(await Promise.all(tables.map((table) => queries.$count(table)))).toEqual([1, 1, 2, 1, 2]);
  });
});
