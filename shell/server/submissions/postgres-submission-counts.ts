/** Counts submissions for all gateways of a site together, in the PostgreSQL database that they share. */
import { createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';

/** The counts are unlogged: a crash of the database may lose them, and no archive of its log contains a hash. */
export const SUBMISSION_COUNTS_TABLE = `
  create table if not exists gateway_submission_key (is_only boolean primary key default true check (is_only), key bytea not null);
  create unlogged table if not exists gateway_submission_counts (visitor bytea primary key, sent integer not null, expires timestamptz not null)
`;

/** Forms must not wait for a database that does not answer. */
const TIMEOUT_MS = 1_000;
const PURGE_MS = 60_000;

/** An expired row starts at one again, and so does one that expires after a whole window: the clock was set back since. */
const COUNT = `
  insert into gateway_submission_counts as counted (visitor, sent, expires) values ($1, 1, now() + make_interval(secs => $2))
  on conflict (visitor) do update set
    sent = case when counted.expires > now() and counted.expires <= excluded.expires then counted.sent + 1 else 1 end,
    expires = case when counted.expires > now() then least(counted.expires, excluded.expires) else excluded.expires end
  returning sent, ceil(extract(epoch from expires - now()))::int as seconds
`;
const MAKE_KEY = 'insert into gateway_submission_key (key) values ($1) on conflict do nothing';
const READ_KEY = 'select key from gateway_submission_key';
const PURGE = 'delete from gateway_submission_counts where expires <= now()';

export type SubmissionCount = {
  /** Submissions of this visitor in the current window, this one included. */
  sent: number;
  /** Time until the window ends. */
  seconds: number;
};

export type SharedSubmissionCounts = {
  /**
   * Counts one submission.
   *
   * @param visitor network address; only a keyed hash of it is stored
   * @throws when the database cannot be reached within a second
   */
  count: (visitor: string) => Promise<SubmissionCount>;
  /** Deletes the counts of windows that are over. Runs by itself every minute. */
  purge: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = { databaseUrl: string; windowSeconds: number };

/** The key of the hashes: random, created by the first gateway, and shared by all gateways of the database. */
async function readKey(pool: pg.Pool): Promise<Buffer> {
  await pool.query(MAKE_KEY, [randomBytes(32)]);
  const {
    rows: [row],
  } = await pool.query<{ key: Buffer }>(READ_KEY);
  if (!row) throw new Error('the database answered no key');
  return row.key;
}

export function createSubmissionCounts({ databaseUrl, windowSeconds }: Options): SharedSubmissionCounts {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // A connection that is lost while idle is replaced by the next query.
  pool.on('error', () => undefined);
  let key: Buffer | undefined;
  const purge = async (): Promise<void> => {
    await pool.query(PURGE);
  };
  const timer = setInterval(() => void purge().catch(() => undefined), PURGE_MS).unref();
  return {
    count: async (visitor) => {
      key ??= await readKey(pool);
      const hash = createHmac('sha256', key).update(visitor).digest();
      const { rows } = await pool.query<SubmissionCount>(COUNT, [hash, windowSeconds]);
      const [counted] = rows;
      if (!counted) throw new Error('the database answered no count');
      return counted;
    },
    purge,
    close: async () => {
      clearInterval(timer);
      await pool.end();
    },
  };
}
