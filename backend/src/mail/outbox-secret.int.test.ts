import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { outbox as table } from '../database/service-schema';
import { parseSettings } from '../settings';
import { startSubmissions } from '../submissions/start-submissions';
import { temporaryFolder } from '../testing/temporary-folder';
import { useTestDatabase } from '../testing/use-test-database';
import { createOutbox, type Mail } from '../kernel/outbox';

const PUBLIC_URL = 'https://www.vipp.example';
const ORIGINS = { publicUrl: PUBLIC_URL, workshopUrl: undefined };
const API_TOKEN = 'api-token-that-a-foreign-backend-knows';
const [OLD, NEW] = ['old-secret-of-the-outbox-0000000000', 'new-secret-of-the-outbox-0000000000'];
const NO_MAIL_SERVER = 'smtp://127.0.0.1:1';
const mails: Mail[] = Array.from({ length: 60 }, (_, number) => ({
  to: 'awa@baobab.example',
  subject: `Objet ${number}`,
  text: 'Corps',
}));

describe('mails that wait while their secret changes', () => {
  const folder = temporaryFolder();
  const dataDirectory = path.join(folder, 'data');
  const logger = pino({ level: 'silent' });
  const database = useTestDatabase('PostgreSQL', folder, [table]);

  const waiting = () => database.queries.select().from(table).where(isNull(table.sentAt));
  const put = (secret: string) =>
    database.queries.transaction(async (tx) => {
      for (const mail of mails) await createOutbox([secret], ORIGINS).put(tx, mail);
    });
  const start = (settings: Record<string, string>) =>
    startSubmissions(
      parseSettings({ API_TOKEN, DATA_DIR: dataDirectory, PUBLIC_URL, ...settings }),
      database.queries,
      logger,
    );
  /** Starts the service without a mail server, and stops it while all mails are waiting. */
  const startAndStop = async (settings: Record<string, string>) =>
    (await start({ ...settings, SMTP_URL: NO_MAIL_SERVER })).close();
  /** Subjects of the mails that a start sends; it must send all of them. */
  const sentBy = async (settings: Record<string, string>) => {
    await database.queries.update(table).set({ nextAttemptAt: sql`now()` });
    const { close } = await start(settings);
    for (let tries = 0; tries < 200 && (await waiting()).length > 0; tries += 1) await pause(50);
    await close();
    expect(await waiting()).toEqual([]);
    const files = readdirSync(path.join(dataDirectory, 'mail')).map((file) =>
      readFileSync(path.join(dataDirectory, 'mail', file), 'utf8'),
    );
    return files.map((text) => /^Subject: (.*)\r$/m.exec(text)?.[1]).sort();
  };
  const subjects = mails.map(({ subject }) => subject).sort();

  it('are sent after OUTBOX_SECRET was replaced, and do not need the old one after one start', async () => {
    await put(OLD);
    await startAndStop({ OUTBOX_SECRET: `${NEW},${OLD}` });
    expect((await waiting()).filter(({ sealed }) => createOutbox([OLD], ORIGINS).decrypt(sealed ?? ''))).toEqual([]);
    expect(await sentBy({ OUTBOX_SECRET: NEW })).toEqual(subjects);
  });

  it('are sent by an instance with the old secret first, once it has the new one too', async () => {
    await put(NEW);
    await startAndStop({ OUTBOX_SECRET: `${OLD},${NEW}` });
    expect(createOutbox([OLD], ORIGINS).decrypt((await waiting())[0]?.sealed ?? '')).toBeDefined();
    expect(await sentBy({ OUTBOX_SECRET: `${OLD},${NEW}` })).toEqual(expect.arrayContaining(subjects));
  });

  it('of a site without OUTBOX_SECRET are sent, and the token does not decrypt them afterwards', async () => {
    await put(API_TOKEN);
    await startAndStop({ OUTBOX_SECRET: NEW });
    expect((await waiting()).filter(({ sealed }) => createOutbox([API_TOKEN], ORIGINS).decrypt(sealed ?? ''))).toEqual(
      [],
    );
    expect(await sentBy({ OUTBOX_SECRET: NEW, API_TOKEN: 'another-token' })).toEqual(expect.arrayContaining(subjects));
  });

  it('remain stored while no secret decrypts them, and are sent once it is back', async () => {
    await put(OLD);
    const before = (await waiting()).map(({ sealed }) => sealed).sort();
    await startAndStop({ OUTBOX_SECRET: NEW });
    expect((await waiting()).map(({ sealed }) => sealed).sort()).toEqual(before);
    expect(await sentBy({ OUTBOX_SECRET: `${NEW},${OLD}` })).toEqual(expect.arrayContaining(subjects));
  });
});
