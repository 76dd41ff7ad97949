/** `npm run dev -w mf-forms -- --against SITE` in a copy of this project, whose files a test may change. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { isolatedCopy } from 'tooling/testing/isolated-copy';
import { startSite } from 'tooling/testing/npm-start';

/** The command's line when the site answers. */
const READY = /pages show what is saved/;

export type Development = {
  url: string;
  /** Saves a file with one of its texts replaced. @param file from the folder of the project */
  replace: (file: string, from: string, to: string) => void;
  /** Ends it, and deletes the copy. */
  stop: () => Promise<void>;
};

/** @returns once the site answers. @throws the output of a command that ended first */
export async function startDevelopment(remote: string, against: string): Promise<Development> {
  const copy = isolatedCopy(['shell', remote]);
  const port = await freePort();
  const command = path.join(copy.folder, 'tooling/command.mjs');
  const site = startSite([process.execPath, command, 'dev-remote', '--against', against], {
    cwd: path.join(copy.folder, remote),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: copy.folder,
      PORT: String(port),
      DATA_DIR: path.join(copy.folder, '.data'),
      LOG_LEVEL: 'error',
    },
  });
  const stop = async (): Promise<void> => {
    site.signal('SIGTERM');
    await site.exitCode;
    copy.remove();
  };
  await site.printed(READY).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
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
