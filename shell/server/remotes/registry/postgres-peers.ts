/** Gateways that share a registry announce up to which event they serve it, so that a call can wait for all of them. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Peers } from './registry-store';

export const PEER_TABLE =
  'create table if not exists federation_gateways (id uuid primary key, serves integer not null, seen timestamptz not null)';

const HEARTBEAT_MS = 5_000;
/** A gateway without a heartbeat for three intervals counts as down, and no call waits for it. */
const DOWN_SECONDS = 15;
const POLL_MS = 50;

const ANNOUNCE = `
  insert into federation_gateways (id, serves, seen) values ($1, $2, now())
  on conflict (id) do update set serves = greatest(federation_gateways.serves, excluded.serves), seen = now()
`;
const COUNT_BEHIND = `
  select count(*)::int as behind from federation_gateways
  where id <> $1 and serves < $2 and seen > now() - make_interval(secs => ${DOWN_SECONDS})
`;

export function createPostgresPeers(pool: pg.Pool): Peers & { close: () => Promise<void> } {
  const id = randomUUID();
  let served: number | undefined;
  const announce = async (): Promise<void> => {
    if (served !== undefined) await pool.query(ANNOUNCE, [id, served]);
  };
  const heartbeat = setInterval(() => void announce().catch(() => undefined), HEARTBEAT_MS).unref();
  const countBehind = async (seq: number): Promise<number> => {
    const { rows } = await pool.query<{ behind: number }>(COUNT_BEHIND, [id, seq]);
    return rows[0]?.behind ?? 0;
  };

  return {
    serves: async (seq) => {
      served = seq;
      await announce();
    },
    untilServed: async (seq, withinMs) => {
      const deadline = performance.now() + withinMs;
      for (;;) {
        const behind = await countBehind(seq);
        if (behind === 0 || performance.now() >= deadline) return behind;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    close: async () => {
      clearInterval(heartbeat);
      served = undefined;
      await pool
        .query("delete from federation_gateways where id = $1 or seen < now() - interval '1 day'", [id])
        .catch(() => undefined);
    },
  };
}
