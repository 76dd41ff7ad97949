/** Starts the gateway; a supervisor hears when it is ready, and can stop it gracefully. */
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { REMOTES } from '../src/federation/remotes';
import { routeTable } from '../src/route-table';
import { createGateway } from './app';
import { createFederation } from './registry/federation';
import type { LiveReleases } from './registry/live-releases';
import { readBuildStore } from './release/build-store';
import { readSettings } from './settings';

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
async function warmUp(app: FastifyInstance, releases: LiveReleases): Promise<void> {
  await releases.settled();
  const firstPages = REMOTES.filter((name) => releases.live(name).default).flatMap((name) => routeTable.find(({ remote }) => remote === name) ?? []);
  await Promise.all(firstPages.map(({ path: url }) => app.inject({ method: 'GET', url })));
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.logLevel, name: 'gateway' });
  const federation = await createFederation(settings, readBuildStore(settings.packagesDir, settings.buildFolder, settings.localBuild), logger);
  const app = await createGateway({ settings, logger, federation });
  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => stopWith(describeListenError(error, settings.port)));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;

  const stop = () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void app.close().then(() => federation.registry.close()).then(() => process.exit(0));
  };
  await warmUp(app, federation.releases);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
}

main().catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error)));
