/** Which shell served last in this DATA_DIR, and which live versions each shell was found to fit: checked once. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { LiveVersion } from './live-version';

const recordSchema = z.object({
  served: z.optional(z.string()),
  /** By version of the shell, the latest last. */
  fits: z.array(z.object({ shell: z.string(), versions: z.array(z.string()) })),
});

type ShellRecord = z.infer<typeof recordSchema>;

const MAX_SHELLS = 10;

const fileIn = (dataDir: string): string => path.join(dataDir, 'federation/shell.json');
const keyOf = ({ remote, build }: LiveVersion): string => `${remote}@${build.version}`;

/** One that cannot be read is as none: everything is checked again. */
function read(dataDir: string): ShellRecord {
  const file = fileIn(dataDir);
  try {
    return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : { fits: [] };
  } catch {
    return { fits: [] };
  }
}

function write(dataDir: string, record: ShellRecord): void {
  const file = fileIn(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(record)}\n`);
  renameSync(`${file}.part`, file);
}

export const servedLast = (dataDir: string): string | undefined => read(dataDir).served;

export const recordServed = (dataDir: string, shell: string): void =>
  write(dataDir, { ...read(dataDir), served: shell });

/** Those of the live versions that this shell was not yet found to fit. */
export function notYetChecked(dataDir: string, shell: string, live: readonly LiveVersion[]): LiveVersion[] {
  const known = new Set(read(dataDir).fits.find((one) => one.shell === shell)?.versions);
  return live.filter((version) => !known.has(keyOf(version)));
}

export function recordFits(dataDir: string, shell: string, checked: readonly LiveVersion[]): void {
  const { fits, ...record } = read(dataDir);
  const known = fits.find((one) => one.shell === shell)?.versions ?? [];
  const others = fits.filter((one) => one.shell !== shell).slice(1 - MAX_SHELLS);
  const versions = [...new Set([...known, ...checked.map(keyOf)])];
  write(dataDir, { ...record, fits: [...others, { shell, versions }] });
}
