/** Starts the gateway; a supervisor hears when it is ready, and can stop it gracefully. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { routeTable } from '../src/route-table';
import { createGateway } from './app';
import { readBuildStore, type BuildStore } from './release/build-store';
import { createRemoteModules } from './release/remote-modules';
import { readSettings } from './settings';

const REMOTE_TIMEOUT_MS = 3_000;
const GRACE_MS = 10_000;

function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function describeListenError(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `gateway: port ${port} is already in use. Stop what listens there, or choose another with PORT.`;
  return `gateway: cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}

/** Loads each remote before the first visitor comes: evaluating them takes longer than rendering does. */
async function warmUp(app: FastifyInstance, { remotes }: BuildStore): Promise<void> {
  const firstPages = [...remotes.keys()].flatMap((name) => routeTable.find(({ remote }) => remote === name) ?? []);
  await Promise.all(firstPages.map(({ path: url }) => app.inject({ method: 'GET', url })));
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.logLevel, name: 'gateway' });
  const builds = readBuildStore(settings.packagesDir, settings.buildFolder);
  const origin = { value: '' };
  const modules = createRemoteModules({
    download: {
      get origin() {
        return origin.value;
      },
      folder: path.join(settings.dataDir, 'remotes'),
      timeoutMs: REMOTE_TIMEOUT_MS,
    },
    onFault: (remote, version, err) => logger.error({ remote, version, err }, 'a remote could not be loaded'),
  });
  const app = await createGateway({ settings, logger, builds: () => builds, modules });
  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => stopWith(describeListenError(error, settings.port)));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  origin.value = `http://127.0.0.1:${port}`;

  const stop = () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  await warmUp(app, builds);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  process.send?.({ type: 'ready', url: origin.value });
}

main().catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error)));
