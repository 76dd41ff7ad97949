/** Artefacts that several gateways share in PostgreSQL, with a local copy of those that this gateway has read. */
import type pg from 'pg';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { ArtefactStore } from './registry-store';

export function createPostgresArtefacts(pool: pg.Pool, local: ArtefactStore): ArtefactStore {
  return {
    put: async (integrity, body) => {
      await local.put(integrity, body);
      // A row that was damaged is written again.
      await pool.query(
        'insert into federation_files (integrity, body) values ($1, $2) on conflict (integrity) do update set body = excluded.body, at = now()',
        [integrity, body],
      );
    },
    get: async (integrity) => {
      const stored = await local.get(integrity);
      if (stored) return stored;
      const { rows } = await pool.query<{ body: Buffer }>('select body from federation_files where integrity = $1', [
        integrity,
      ]);
      const body = rows[0]?.body;
      if (!body || sha384(body) !== integrity) return undefined;
      await local.put(integrity, body);
      return body;
    },
    has: async (integrity) => {
      const { rowCount } = await pool.query('update federation_files set at = now() where integrity = $1', [integrity]);
      return rowCount === 1;
    },
    sweep: async (named, graceMs) => {
      await local.sweep(named, graceMs);
      const { rowCount } = await pool.query(
        'delete from federation_files where at < now() - make_interval(secs => $1) and integrity <> all($2)',
        [graceMs / 1000, [...named]],
      );
      return rowCount ?? 0;
    },
  };
}
