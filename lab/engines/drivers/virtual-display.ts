/** A screen without a monitor, for a browser that has no mode without one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export type VirtualDisplay = { name: string; close: () => Promise<void> };

export async function openDisplay(): Promise<VirtualDisplay> {
  // It chooses a free number itself, and writes it into the fourth stream.
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([
    once(child.stdio[3] as Readable, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`Xvfb ended with exit code ${code} before it had a screen`))),
  ])) as [Buffer];
  return {
    name: `:${line.toString().trim()}`,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
