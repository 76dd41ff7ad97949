/** Reads a whole backup and compares it with its manifest, before anything of it is used. */
import { createHash } from 'node:crypto';
import { OperatorRefusal } from '../operators/operation';
import {
  type ArchiveEntry,
  type EntryKind,
  FORMAT,
  MANIFEST,
  type Manifest,
  manifestSchema,
  parseEntryName,
} from './archive-format';
import { entryBody, readArchive, type ReadEntry } from './archive-reader';
import type { Progress } from './progress';
import { requireKnownSchema } from './restore-database';

const LINE_END = 0x0a;

type Measured = ArchiveEntry & { kind: EntryKind; lines: number };

async function measure(entry: ReadEntry): Promise<Measured> {
  const kind = parseEntryName(entry.name);
  if (!kind)
    throw new OperatorRefusal(`the backup contains ${JSON.stringify(entry.name)}, which this program does not know`);
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  for await (const chunk of entry.body) {
    hash.update(chunk);
    bytes += chunk.length;
    if (kind.kind !== 'rows' && kind.kind !== 'events') continue;
    for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) lines += 1;
  }
  return { name: entry.name, bytes, sha256: hash.digest('hex'), kind, lines };
}

function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format === 'number' && format > FORMAT)
    throw new OperatorRefusal(
      `the backup has format ${format}, and this program knows ${FORMAT}: restore it with a newer version of the site`,
    );
  return manifestSchema.parse(value);
}

const linesOf = (entries: readonly Measured[], isOfKind: (kind: EntryKind) => boolean): number =>
  entries.filter(({ kind }) => isOfKind(kind)).reduce((sum, { lines }) => sum + lines, 0);

/** @returns what differs from the manifest */
function differences({ entries, database, registry }: Manifest, found: readonly Measured[]): string[] {
  const byName = new Map(found.map((entry) => [entry.name, entry]));
  const named = new Set(entries.map(({ name }) => name));
  const changed = entries.filter(({ name, bytes, sha256 }) => {
    const entry = byName.get(name);
    return entry?.bytes !== bytes || entry.sha256 !== sha256;
  });
  const rowsOf = (table: string) => linesOf(found, (kind) => kind.kind === 'rows' && kind.table === table);
  const events = linesOf(found, ({ kind }) => kind === 'events');
  return [
    ...changed.map(({ name }) => `${name} is missing or differs from its hash`),
    ...found.filter(({ name }) => !named.has(name)).map(({ name }) => `${name} is not in the manifest`),
    ...database.tables
      .filter(({ name, rows }) => rowsOf(name) !== rows)
      .map(({ name, rows }) => `${name} has ${rowsOf(name)} rows in place of ${rows}`),
    ...(events === registry.events ? [] : [`the registry has ${events} events in place of ${registry.events}`]),
  ];
}

/** @throws OperatorRefusal when the file is not a complete, undamaged backup for one of `identities`, or is newer than this program */
export async function verifyArchive(
  file: string,
  identities: readonly string[],
  progress: Progress,
): Promise<Manifest> {
  const found: Measured[] = [];
  let manifest: Manifest | undefined;
  await readArchive(file, identities, async (entry) => {
    if (entry.name === MANIFEST) manifest = parseManifest(String(await entryBody(entry)));
    else found.push(await measure(entry));
    progress.update(`${found.length} parts read`);
  });
  if (!manifest) throw new OperatorRefusal(`${file} has no manifest: it is no backup of this site`);
  const wrong = differences(manifest, found);
  if (wrong.length > 0)
    throw new OperatorRefusal(
      `${file} is not what its manifest says (${wrong.slice(0, 5).join('; ')}): take an earlier backup`,
    );
  requireKnownSchema(manifest.database);
  return manifest;
}
