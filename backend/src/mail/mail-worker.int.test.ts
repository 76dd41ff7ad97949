import { setTimeout as pause } from 'node:timers/promises';
import { isNull, lte, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { outbox as table } from '../database/service-schema';
import { startMailServer } from '../testing/mail-server';
import { until } from '@vipp/shared/testing/until';
import { useTestApp } from '../testing/use-test-app';
import { createMailTransport, type MailTransport } from './mail-transport';
import { startMailWorker } from './mail-worker';
import { createOutbox, type Mail } from '../kernel/outbox';

const mail: Mail = { to: 'awa@baobab.example', subject: 'Objet', text: 'Corps caché, canari' };
const ORIGINS = { publicUrl: 'https://www.vipp.example', workshopUrl: undefined };
const transportTo = ({ url }: { url: string }) =>
  createMailTransport({ smtpUrl: url, from: 'VIPP <ne-pas-repondre@vipp.example>', directory: '' });

describe('the outbox', () => {
  const outbox = createOutbox(['secret'], ORIGINS);
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const test = useTestApp('PostgreSQL', [table]);

  const put = (uselessAt?: Date, one = mail) => test.queries.transaction((tx) => outbox.put(tx, one, uselessAt));
  const waiting = () => test.queries.select().from(table).where(isNull(table.sentAt));
  const start = (transport: MailTransport, box = outbox) =>
    startMailWorker({ queries: test.queries, outbox: box, transport, logger });
  /** Sends what is due. @returns the mails that were sent */
  const sendAll = async (box = outbox): Promise<Mail[]> => {
    const sent: Mail[] = [];
    const worker = start({ send: async (_id, one) => void sent.push(one) }, box);
    await allSent();
    await worker.stop();
    return sent;
  };
  const allSent = () => until(async () => (await waiting()).length === 0);
  const failedTimes = (times: number) =>
    until(async () => (await waiting()).every(({ attempts, lastError }) => attempts === times && lastError !== null));
  const makeDue = () => test.queries.update(table).set({ nextAttemptAt: sql`now()` });

  it('stores mails encrypted, and empties them once they are sent', async () => {
    await put();
    const [row] = await waiting();
    expect(JSON.stringify(row)).not.toMatch(/canari|baobab/);
    expect(await sendAll()).toEqual([mail]);
    const [sent] = await test.rows(table);
    expect(sent).toMatchObject({ sealed: null, sentAt: expect.any(Date) });
  });

  it('sends a mail at once after the clock was set back during its pause', async () => {
    for (const hours of [24, 5]) {
      await put(undefined, { ...mail, subject: `in ${hours} hours` });
      const nextAttemptAt = sql`now() + make_interval(hours => ${hours}::int)`;
      const isDue = lte(table.nextAttemptAt, sql`now()`);
      await test.queries.update(table).set({ nextAttemptAt }).where(isDue);
    }
    const sent: string[] = [];
    const worker = start({ send: async (_id, { subject }) => void sent.push(subject) });
    await until(async () => (await waiting()).length === 1);
    await worker.stop();
    expect(sent).toEqual(['in 24 hours']);
  });

  it('loses no mail while the mail server is down, and sends them once it is back', async () => {
    const server = await startMailServer();
    await server.close();
    await put();
    await put(undefined, { ...mail, to: 'yao@lagune.example' });
    const worker = start(transportTo(server));
    await failedTimes(1);
    const failed = await waiting();
    expect(failed).toHaveLength(2);
    expect(failed[0]?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 5_000);
    const back = await startMailServer(Number(new URL(server.url).port));
    await makeDue();
    worker.wake();
    await allSent();
    await worker.stop();
    await back.close();
    const recipients = back.messages.map((text) => /^To: (.*)$/m.exec(text)?.[1]);
    expect(recipients.sort()).toEqual(['awa@baobab.example', 'yao@lagune.example']);
  });

  it('waits longer after each failure, and neither stores nor logs the recipient', async () => {
    const server = await startMailServer();
    server.refuse(true);
    await put();
    const worker = start(transportTo(server));
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await failedTimes(attempt);
      const [row] = await waiting();
      expect(row?.lastError).toBe('EENVELOPE 550');
      pauses.push(Math.round(((row?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1000));
      await test.queries.update(table).set({ nextAttemptAt: sql`now()`, lastError: null });
      worker.wake();
    }
    await worker.stop();
    await server.close();
    expect(pauses.map((seconds) => Math.round(seconds / 10))).toEqual([1, 2, 4]);
    expect(logged.join('')).not.toMatch(/baobab|canari/);
    expect(logged.join('')).toContain('could not be sent');
  });

  it('sends each mail once when several instances run', async () => {
    const subjects = Array.from({ length: 30 }, (_, number) => String(number));
    for (const subject of subjects) await put(undefined, { ...mail, subject });
    const sent: string[] = [];
    const send = async (_id: string, { subject }: Mail) => void sent.push(await pause(2, subject));
    const workers = [1, 2, 3].map(() => start({ send }));
    await allSent();
    for (const worker of workers) await worker.stop();
    expect(sent.sort()).toEqual(subjects.sort());
  });

  it('sends a mail again after its worker died', async () => {
    await put();
    const never: MailTransport = { send: () => new Promise(() => undefined) };
    const dead = start(never);
    await until(async () => (await waiting()).every(({ attempts }) => attempts === 1));
    const sent: string[] = [];
    const next = start({ send: async (id) => void sent.push(id) });
    await pause(100);
    expect(sent).toEqual([]);
    await makeDue();
    next.wake();
    await allSent();
    // Not awaited: it waits for the unsent mail.
    void dead.stop();
    await next.stop();
    expect(sent).toHaveLength(1);
  });

  it('sends neither an expired mail nor a decoy', async () => {
    await put(new Date(Date.now() - 1000));
    await put(undefined, { ...mail, decoy: true });
    expect(await sendAll()).toEqual([]);
  });

  it('sends mails encrypted with another secret only after that is among the secrets', async () => {
    await put();
    const other = start({ send: async () => undefined }, createOutbox(['other'], ORIGINS));
    await until(async () => (await waiting()).some(({ lastError }) => lastError === 'EOTHERSECRET'));
    await other.stop();
    await makeDue();
    expect(await sendAll(createOutbox(['other', 'secret'], ORIGINS))).toEqual([mail]);
  });
});
