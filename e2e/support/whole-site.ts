/** A site of a test's own with all its parts, whose output and data the test may look through. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COMMAND = path.resolve(__dirname, '../../tooling/command.mjs');
const NOT_INHERITED = new Set([
  'BACKEND_URL',
  'BASE_URL',
  'DATABASE_URL',
  'API_TOKEN',
  'PREVIEW_SECRET',
  'FORM_STATE_SECRET',
  'OUTBOX_SECRET',
  'NODE_ENV',
  'PUBLIC_URL',
]);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port was given');
  return address.port;
}

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

type Running = { url: string; stop: () => Promise<void> };

/** Runs the site until it is stopped; resolves once it answers. */
async function runSite(settings: Record<string, string>, print: (text: string) => void): Promise<Running> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.has(name)));
  const env = { ...inherited, ...settings };
  const child = spawn(process.execPath, [COMMAND, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        print(String(chunk));
        const address = /^VIPP site ready at (\S+)$/m.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    ended.then(() => reject(new Error(`the site ended before it was ready:\n${output}`)), reject);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: await ready, stop };
}

export async function startWholeSite(settings: Record<string, string>): Promise<WholeSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-whole-site-'));
  const dataDir = path.join(folder, 'data');
  const place = { PORT: String(await freePort()), DATA_DIR: dataDir, TMPDIR: folder };
  let output = '';
  const run = (more: Record<string, string>) => runSite({ ...place, ...more }, (text) => (output += text));
  let running = await run(settings);
  return {
    url: running.url,
    dataDir,
    output: () => output,
    filesWith: (text) => filesIn(folder).filter((file) => readFileSync(file).includes(text)),
    restart: async (more) => {
      await running.stop();
      running = await run(more);
    },
    stop: () => running.stop(),
    remove: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
