/** Writes the registry of a backup: into the journal of a single gateway, or into the tables that several share. */
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { REGISTRY_TABLES } from '@vipp/shared/contract/federation/registry-tables.server';
import type { Queries } from '../database/database';

export type RegistryTarget = {
  /** @param lines of some events, each with a line end */
  events: (lines: Buffer) => Promise<void>;
  /** @param hash SHA-384 in hexadecimal digits */
  artefact: (hash: string, body: Buffer) => Promise<void>;
};

/** @param folder created when needed: `federation` */
export function createFolderTarget(folder: string): RegistryTarget {
  return {
    events: async (lines) => {
      await mkdir(folder, { recursive: true });
      await appendFile(path.join(folder, 'journal.jsonl'), lines);
    },
    artefact: async (hash, body) => {
      await mkdir(path.join(folder, 'files'), { recursive: true });
      await writeFile(path.join(folder, 'files', hash), body);
    },
  };
}

/** Creates the tables in the transaction of `tx`. */
export async function createSharedTarget(tx: Queries): Promise<RegistryTarget> {
  for (const statement of REGISTRY_TABLES.split(';').filter((text) => text.trim() !== ''))
    await tx.execute(sql.raw(statement));
  let last = 0;
  return {
    events: async (lines) => {
      const events = String(lines).trimEnd().split('\n');
      await tx.execute(
        sql`insert into federation_events (seq, event) select ${last}::integer + position, event from jsonb_array_elements(${`[${events.join()}]`}::jsonb) with ordinality as added (event, position)`,
      );
      last += events.length;
    },
    artefact: async (hash, body) => {
      const integrity = `sha384-${Buffer.from(hash, 'hex').toString('base64')}`;
      await tx.execute(
        sql`insert into federation_files (integrity, body) values (${integrity}, decode(${body.toString('base64')}, 'base64'))`,
      );
    },
  };
}
