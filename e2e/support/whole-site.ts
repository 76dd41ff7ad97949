/** A site of a test's own with all its parts, whose output and data the test may look through. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { npmStart } from 'tooling/testing/npm-start';

export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

/** A temporary file may be renamed after it was listed: it is read under its other name the next time. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file).includes(text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

export type WholeSite = Awaited<ReturnType<typeof startWholeSite>>;

export async function startWholeSite(settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-whole-site-'));
  const dataDir = path.join(folder, 'data');
  const place = { PORT: String(await freePort()), DATA_DIR: dataDir, TMPDIR: folder };
  const running = npmStart({ ...place, ...settings });
  return {
    url: await running.ready,
    dataDir,
    /** Everything that its processes have printed. */
    output: () => running.output + running.errors,
    /** Its files that hold a text, temporary ones included. */
    filesWith: (text: string) => filesIn(folder).filter((file) => holds(file, text)),
    /** Ends it, and deletes its data. */
    remove: async () => {
      running.signal('SIGTERM');
      await running.exitCode;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
