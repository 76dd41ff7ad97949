/** A shared cache in front of a site, in a temporary folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** @param port on which the cache listens @param site port of the site behind it */
export type CachePorts = { cache: number; site: number };

/** Varnish compiles its configuration first, on a machine that may be busy. */
const START_MS = 120_000;

export type RunningCache = { url: string; stop: () => Promise<void> };

async function untilItAnswers(url: string, isRunning: () => boolean): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline;) {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (answer) return;
    if (!isRunning()) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the cache does not answer at ${url}`);
}

/** Starts a cache that runs in the foreground. Its folder is deleted when it stops. */
export async function startCacheProcess(
  program: string,
  options: readonly string[],
  { folder, port }: { folder: string; port: number },
): Promise<RunningCache> {
  const cache = spawn(program, options, { stdio: 'ignore' });
  const ended = once(cache, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    cache.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(url, () => cache.exitCode === null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
