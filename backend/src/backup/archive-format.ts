/**
 * What a backup file contains: a tar archive, compressed with gzip and encrypted with age, so that `age -d` and `tar -tz` read
 * it without this program. Its last entry, the manifest, names all others.
 */
import * as z from 'zod/mini';

/** Changes when an earlier program could no longer restore the file. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';

/** Rows and events are written in entries of about this size, because an entry is in memory as a whole. */
export const PART_BYTES = 1024 * 1024;

const identifier = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));
const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const databaseSchema = z.object({
  /** Migrations that the database had seen, and the hash of the last one. */
  migrations: count,
  lastHash: sha256,
  tables: z.array(z.object({ name: identifier, rows: count })),
  /** Values of the sequences that were used. */
  sequences: z.array(z.object({ name: identifier, value: z.string().check(z.regex(/^-?\d+$/)) })),
});

/** What is recorded of a database that was read. */
export type DatabaseRecord = z.infer<typeof databaseSchema>;
export const parseDatabaseRecord = (value: unknown): DatabaseRecord => databaseSchema.parse(value);

const entrySchema = z.object({ name: z.string(), bytes: count, sha256 });

export type ArchiveEntry = z.infer<typeof entrySchema>;

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Of the program that wrote it. */
  version: z.string(),
  database: z.extend(databaseSchema, { kind: z.enum(['PGlite', 'PostgreSQL']) }),
  registry: z.object({ events: count, files: count }),
  /** All but the manifest, in their order. */
  entries: z.array(entrySchema),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** What an entry is, by its name; every other name is refused, so that none leads out of the folder of a restore. */
export type EntryKind =
  | { kind: 'rows'; table: string }
  | { kind: 'events' }
  | { kind: 'artefact'; hash: string }
  | { kind: 'file'; path: string };

/** Paths below DATA_DIR that a backup contains as they are. */
const FILE = /^(?:secrets\.json|federation\/shell\.json|federation\/keys\/[\w.-]+\.pem|storage\/.+)$/;
const isInside = (file: string): boolean =>
  !file.includes('\\') &&
  !file.includes('\0') &&
  file.split('/').every((part) => part !== '..' && part !== '.' && part !== '');

export const rowsEntry = (table: string, part: number): string =>
  `database/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const eventsEntry = (part: number): string => `registry/events/${String(part).padStart(6, '0')}.jsonl`;
export const artefactEntry = (hash: string): string => `registry/files/${hash}`;
export const fileEntry = (file: string): string => `files/${file}`;

/** @returns undefined for a name that no backup contains */
export function parseEntryName(name: string): EntryKind | undefined {
  const [, table] = /^database\/([a-z_][a-z0-9_]{0,62})\/\d{6,}\.jsonl$/.exec(name) ?? [];
  if (table !== undefined) return { kind: 'rows', table };
  if (/^registry\/events\/\d{6,}\.jsonl$/.test(name)) return { kind: 'events' };
  const [, hash] = /^registry\/files\/([0-9a-f]{96})$/.exec(name) ?? [];
  if (hash !== undefined) return { kind: 'artefact', hash };
  const [, path] = /^files\/(.+)$/s.exec(name) ?? [];
  return path !== undefined && FILE.test(path) && isInside(path) ? { kind: 'file', path } : undefined;
}
