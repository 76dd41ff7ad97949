/** Recruiters' command for the application form, run for a site of a test’s own. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packagesFolder } from './packages-folder';

const run = promisify(execFile);

export type FormCommand = {
  /** Runs `npm run site -- form …`, and returns its output. */
  call: (...words: string[]) => Promise<string>;
  /** Publishes the current version with one text replaced, to a share of candidates with `--share`. */
  publish: (from: RegExp | string, to: string, ...options: string[]) => Promise<void>;
  remove: () => void;
};

/** @param settings of the site whose form it is, besides its folder */
export function createFormCommand(dataDir: string, settings: Readonly<Record<string, string>> = {}): FormCommand {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-form-'));
  const file = path.join(folder, 'candidature.yaml');
  const program = path.join(packagesFolder, 'backend/dist/site-command.cjs');
  const call = async (...words: string[]): Promise<string> =>
    (
      await run(process.execPath, [program, 'form', ...words], {
        env: { ...process.env, ...settings, DATA_DIR: dataDir },
      })
    ).stdout;
  return {
    call,
    publish: async (from, to, ...options) => {
      await call('pull', file, '--force');
      const text = readFileSync(file, 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${String(from)}`);
      writeFileSync(file, changed);
      await call('publish', file, '--why', 'essai', '--by', 'Awa', ...options);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
