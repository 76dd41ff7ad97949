/** `npm run dev -w mf-forms -- --against SITE` in a copy of this project, whose files a test may change. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { isolatedCopy } from 'tooling/run/isolated-copy';

/** What the command prints once the site answers. */
const READY = /pages show what is saved/;

export type Development = {
  url: string;
  /** Saves a file with one of its texts replaced. @param file from the folder of the project */
  replace: (file: string, from: string, to: string) => void;
  /** Ends it, and deletes the copy. */
  stop: () => Promise<void>;
};

/** @returns once the site answers. @throws when the command ends before that, with what it printed */
export async function startDevelopment(remote: string, against: string): Promise<Development> {
  const copy = isolatedCopy(['shell', remote]);
  const port = await freePort();
  const command = path.join(copy.folder, 'tooling/command.mjs');
  const child = spawn(process.execPath, [command, 'dev-remote', '--against', against], {
    cwd: path.join(copy.folder, remote),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: copy.folder,
      PORT: String(port),
      DATA_DIR: path.join(copy.folder, '.data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    copy.remove();
  };
  const output = await new Promise<string>((resolve) => {
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk;
        if (READY.test(printed)) resolve(printed);
      });
    void exited.then(() => resolve(printed));
  });
  if (!READY.test(output)) {
    await stop();
    throw new Error(`npm run dev ended before the site answered:\n${output}`);
  }
  return {
    url: `http://localhost:${port}`,
    replace: (name, from, to) => {
      const file = path.join(copy.folder, name);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
      writeFileSync(
        file,
        text.replace(from, () => to),
      );
    },
    stop,
  };
}
