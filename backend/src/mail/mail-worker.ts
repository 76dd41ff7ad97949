/**
 * Sends the mails of the outbox. Several instances may run on one database: each claims a mail by moving its next attempt
 * beyond a lease. No other worker sends it at the same time, and the mail of a killed worker is retried.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/database';
import { outbox } from '../database/service-schema';
import type { MailTransport } from './mail-transport';
import type { Outbox } from '../kernel/outbox';
import { repeat } from '../kernel/repeat';

const POLL_MS = 5_000;
const LEASE_SECONDS = 120;
const FIRST_PAUSE_SECONDS = 10;
const MAX_PAUSE_SECONDS = 6 * 3600;
const MAX_DOUBLINGS = 20;
/** How long an unfinished mail may delay the end of the service; after the lease it is sent again. */
const STOP_DEADLINE_MS = 5_000;

type Options = { queries: Queries; outbox: Outbox; transport: MailTransport; logger: FastifyBaseLogger };
type Waiting = typeof outbox.$inferSelect;

/** A wait longer than any pause is due too: the clock was set back since. */
const isDue = or(
  lte(outbox.nextAttemptAt, sql`now()`),
  gt(outbox.nextAttemptAt, sql`now() + make_interval(secs => ${MAX_PAUSE_SECONDS + LEASE_SECONDS})`),
);

/** Claims a due mail for this worker until the lease ends. */
async function claimDueMail(queries: Queries): Promise<Waiting | undefined> {
  const due = queries
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isDue))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await queries
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return claimed;
}

/** The codes of a failure, which may be stored and logged; the texts of mail servers repeat addresses. */
function failureCode(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter((part) => ['string', 'number'].includes(typeof part)).join(' ') || 'unknown';
}

async function deliver({ outbox: box, transport, logger }: Options, row: Waiting): Promise<void> {
  if (row.uselessAt && row.uselessAt < new Date())
    return logger.warn({ mail: row.id }, 'a mail is too late to be sent');
  const mail = box.decrypt(row.sealed ?? '');
  if (!mail) throw Object.assign(new Error('encrypted with another secret'), { code: 'EOTHERSECRET' });
  if (!mail.decoy) await transport.send(row.id, mail);
}

async function postpone(queries: Queries, { id, attempts }: Waiting, lastError: string): Promise<void> {
  const seconds = Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, MAX_DOUBLINGS));
  const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`;
  await queries.update(outbox).set({ lastError, nextAttemptAt }).where(eq(outbox.id, id));
}

/** Sends one due mail; false when there is none. */
async function sendOne(options: Options): Promise<boolean> {
  const { queries, logger } = options;
  const row = await claimDueMail(queries);
  if (!row) return false;
  try {
    await deliver(options, row);
  } catch (error) {
    const code = failureCode(error);
    logger.warn({ mail: row.id, attempts: row.attempts, code }, 'a mail could not be sent; it will be tried again');
    await postpone(queries, row, code);
    return true;
  }
  await queries
    .update(outbox)
    .set({ sentAt: sql`now()`, sealed: null, lastError: null })
    .where(eq(outbox.id, row.id));
  return true;
}

/** Starts sending; failures are logged and retried until the service stops. */
export function startMailWorker(options: Options) {
  const { wake, stop } = repeat(POLL_MS, async (stopping) => {
    try {
      while (!stopping.aborted && (await sendOne(options)));
    } catch (error) {
      options.logger.error({ code: failureCode(error) }, 'the outbox cannot be read');
    }
  });
  return { wake, stop: () => Promise.race([stop(), pause(STOP_DEADLINE_MS, undefined, { ref: false })]) };
}
