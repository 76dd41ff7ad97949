/** A site of a test's own with all its parts, whose output and data the test may look through. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { npmStart, type StartedSite } from 'tooling/run/npm-start';

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

export type WholeSite = {
  url: string;
  dataDir: string;
  /** Everything that its processes have printed. */
  output: () => string;
  /** Its files that hold a text, temporary ones included. */
  filesWith: (text: string) => string[];
  /** Ends it, and starts it with other settings at the same address, on the same data. */
  restart: (settings: Record<string, string>) => Promise<void>;
  /** Ends it; its data stays. */
  stop: () => Promise<void>;
  /** Ends it, and deletes its data. */
  remove: () => Promise<void>;
};

export async function startWholeSite(settings: Record<string, string>): Promise<WholeSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-whole-site-'));
  const dataDir = path.join(folder, 'data');
  const place = { PORT: String(await freePort()), DATA_DIR: dataDir, TMPDIR: folder };
  const start = (more: Record<string, string>): StartedSite => npmStart({ ...place, ...more });
  let earlierOutput = '';
  let running = start(settings);
  const stop = async (): Promise<void> => {
    running.signal('SIGTERM');
    await running.exitCode;
  };
  return {
    url: await running.ready,
    dataDir,
    output: () => earlierOutput + running.output + running.errors,
    filesWith: (text) => filesIn(folder).filter((file) => readFileSync(file).includes(text)),
    restart: async (more) => {
      await stop();
      earlierOutput += running.output + running.errors;
      running = start(more);
      await running.ready;
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
