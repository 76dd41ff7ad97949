/** Starts the gateway; a supervisor is notified when it is ready, and can stop it gracefully. */
import pino, { type Logger } from 'pino';
import { SHELL_REFUSED_EXIT } from '@vipp/shared/contract/federation/shell-check';
import { createGateway } from './app';
import { SHELL_CHECK_OFF, shellServes, ShellRefused } from './releases/admit-shell';
import { takeSettings } from './settings/process-settings';
import { openRegistryAccess } from './releases/registry-access';
import { openReleases } from './releases/open-releases';
import type { Releases } from './releases/releases';
import { readSettings, type Settings } from './settings/settings';
import { createContentApp } from './wiring/create-content-app';
import { waitForContentService, warmContent, warmRemotes } from './warm-up';

const GRACE_MS = 10_000;

function exitWith(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** @throws {ShellRefused} when the shell does not fit what is live */
async function openCheckedReleases(settings: Settings, logger: Logger): Promise<Releases> {
  const content = createContentApp(settings, logger);
  const releases = await openReleases(settings, logger, { content });
  await content.close();
  return releases;
}

function describeListenError(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `gateway: port ${port} is already in use. Stop what listens there, or choose another with PORT.`;
  return `gateway: cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}

async function main(): Promise<void> {
  const ownerSettings = readSettings(await takeSettings());
  const logger = pino({ level: ownerSettings.logLevel, name: 'gateway' });
  await waitForContentService(ownerSettings);
  const isDevelopment = ownerSettings.devReload || ownerSettings.against !== undefined;
  const access = isDevelopment
    ? { url: ownerSettings.databaseUrl, notices: [] }
    : await openRegistryAccess(ownerSettings);
  for (const notice of access.notices) logger.warn(notice);
  // From here on, no code has the URL of the role that owns the database.
  const settings = { ...ownerSettings, databaseUrl: access.url, registryDatabaseUrl: undefined };
  const isUnchecked = !isDevelopment && !settings.shellCheck;
  if (isUnchecked) logger.error(SHELL_CHECK_OFF);
  const notices = [...access.notices, ...(isUnchecked ? [SHELL_CHECK_OFF] : [])];
  const releases = await (isDevelopment || isUnchecked ? openReleases : openCheckedReleases)(settings, logger);
  const app = await createGateway({ settings, logger, releases, notices });
  await app
    .listen({ port: settings.port, host: settings.host })
    .catch((error: unknown) => exitWith(describeListenError(error, settings.port)));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;

  const stop = () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void app
      .close()
      .then(() => releases.close())
      .then(() => process.exit(0));
  };
  await warmRemotes(app, releases);
  if (!isDevelopment) shellServes(settings, releases.shell.version);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  const url = `http://127.0.0.1:${port}`;
  process.send?.({ type: 'ready', url });
  if (!settings.devReload)
    await warmContent(app, url).catch((err: unknown) =>
      logger.warn({ err }, 'the content of some pages could not be loaded in advance'),
    );
}

main().catch((error: unknown) =>
  exitWith(
    error instanceof Error ? error.message : String(error),
    error instanceof ShellRefused ? SHELL_REFUSED_EXIT : 1,
  ),
);
