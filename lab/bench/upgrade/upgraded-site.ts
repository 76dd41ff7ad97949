/**
 * Two gateways and two content services of a package on one PostgreSQL, each kind behind nginx. One after the other is replaced
 * as an operator does it: ended with SIGTERM, then started from another folder with the same settings and data.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { API_BASE } from '@vipp/shared/contract/paths';
import { startPackage, writableFolder, type StartedPackage } from 'tooling/production/started-package';
import { freePort } from 'tooling/run/free-port';
import { until } from '../../support/until';
import { startNginx, UPSTREAM_HEADER } from '../gateways/nginx';

const READY_MS = 180_000;
/** A gateway with workers, and one of a single process. */
const WORKERS = ['2', '1'];

type Kind = 'gateway' | 'backend';
const PROBES: Readonly<Record<Kind, string>> = { gateway: '/healthz', backend: `${API_BASE}/health` };

export type Ending = { ms: number; exitCode: number | null };

/** A place where one process after the other runs. */
export type Slot = {
  name: string;
  /** Ends what runs here. @returns how, once another version is ready here */
  replace: (folder: string) => Promise<Ending>;
  /** Resolves once nginx asks the process that runs here, which it does not for a time after a failure. */
  untilUsed: () => Promise<void>;
  log: () => readonly string[];
  stop: () => Promise<void>;
};

type SlotOptions = { kind: Kind; number: number; port: number; env: NodeJS.ProcessEnv; proxy: string };

const answerOf = (address: string): Promise<Response | undefined> =>
  fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);

function createSlot({ kind, number, port, env, proxy }: SlotOptions): Slot {
  const name = `${kind} ${number}`;
  const dataDir = writableFolder(`vipp-${kind}-`);
  const lines: string[] = [];
  let running: StartedPackage | undefined;

  const isReady = async (): Promise<boolean> =>
    kind === 'backend' || (await answerOf(`http://127.0.0.1:${port}/readyz`))?.status === 200;
  const isUsed = async (): Promise<boolean> =>
    (await answerOf(`${proxy}${PROBES[kind]}`))?.headers.get(UPSTREAM_HEADER)?.endsWith(`:${port}`) ?? false;
  const end = async (): Promise<Ending> => {
    const began = performance.now();
    const exitCode = (await running?.stop()) ?? null;
    lines.push(...(running?.lines() ?? []));
    running = undefined;
    return { ms: performance.now() - began, exitCode };
  };
  return {
    name,
    log: () => [...lines, ...(running?.lines() ?? [])],
    replace: async (folder) => {
      const ending = await end();
      const started = startPackage(folder, [kind], { PATH: process.env.PATH, DATA_DIR: dataDir, ...env });
      running = started;
      await started.logged(new RegExp(`${kind} ready at`));
      if (!(await until(isReady, READY_MS))) throw new Error(`${name} is not ready:\n${started.lines().join('\n')}`);
      return ending;
    },
    untilUsed: async () => {
      if (!(await until(isUsed, READY_MS))) throw new Error(`nginx does not ask ${name}`);
    },
    stop: async () => {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type UpgradedSite = {
  url: string;
  backends: readonly Slot[];
  gateways: readonly Slot[];
  /** Settings of operators’ commands. */
  env: NodeJS.ProcessEnv;
};

type SiteOptions = {
  databaseUrl: string;
  /** For data of the run. */
  folder: string;
  /** The version that runs first. */
  first: string;
  defer: (stop: () => Promise<unknown>) => void;
};

export async function startUpgradedSite({ databaseUrl, folder, first, defer }: SiteOptions): Promise<UpgradedSite> {
  const secret = (): string => randomBytes(32).toString('hex');
  const [tokens, outbox] = [{ API_TOKEN: secret(), FEDERATION_TOKEN: secret() }, { OUTBOX_SECRET: secret() }];
  const front = async (
    kind: Kind,
    env: (port: string, url: string, index: number) => NodeJS.ProcessEnv,
  ): Promise<{ url: string; slots: Slot[] }> => {
    const [proxyPort, ...ports] = [await freePort(), await freePort(), await freePort()];
    const url = `http://127.0.0.1:${proxyPort}`;
    const slots = ports.map((port, index) =>
      createSlot({ kind, number: index + 1, port, proxy: url, env: { ...tokens, ...env(String(port), url, index) } }),
    );
    defer(() => Promise.all(slots.map((slot) => slot.stop())));
    for (const slot of slots) await slot.replace(first);
    const place = path.join(folder, `nginx-${kind}`);
    mkdirSync(place);
    const gateways = ports.map((port) => `http://127.0.0.1:${port}`);
    defer(await startNginx({ folder: place, port: proxyPort, gateways, probe: PROBES[kind] }));
    return { url, slots };
  };
  const common = { DATABASE_URL: databaseUrl };
  const backends = await front('backend', (port) => ({ ...common, ...outbox, BACKEND_PORT: port }));
  const secrets = { PREVIEW_SECRET: secret(), FORM_STATE_SECRET: secret() };
  const gateways = await front('gateway', (port, url, index) => ({
    ...common,
    ...secrets,
    PORT: port,
    HOST: '127.0.0.1',
    BACKEND_URL: backends.url,
    PUBLIC_URL: url,
    WORKERS: WORKERS[index],
    // All visitors of the run have one address.
    SUBMISSION_LIMIT: '1000000',
  }));
  const env = { ...common, ...tokens, ...outbox };
  return { url: gateways.url, backends: backends.slots, gateways: gateways.slots, env };
}
