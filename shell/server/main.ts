/** Starts the gateway. A supervisor is notified when it is ready, and can stop it gracefully. */
import pino from 'pino';
import { SHELL_REFUSED_EXIT } from '@vipp/shared/contract/federation/problem';
import { limitLines } from '@vipp/shared/server/limited-log';
import { makePrivate } from '@vipp/shared/server/private-folder';
import { traceIds } from '@vipp/shared/server/tracing';
import { ensureRegistryRole, openRegistryAccess } from './remotes/registry-role';
import { ShellRefused } from './remotes/admit-shell';
import { serve } from './serve';
import { takeSettings, readSettings } from './settings/settings';
import { describeMissingFacts, readSiteFacts } from './settings/site-facts-file';
import { waitForContentService } from './warm-up';

const NO_WORKSHOP =
  'the site has no workshop of recruiters: set WORKSHOP_URL to the origin of its host, see docs/operating.md#the-host-of-the-workshop';

async function main(): Promise<void> {
  const ownerSettings = readSettings(takeSettings());
  const { databaseUrl, registryDatabaseUrl, dataDir } = ownerSettings;
  // `node server.js registry`: only its tables, and the rights of the gateway's role.
  if (process.argv[2] === 'registry') {
    await ensureRegistryRole(databaseUrl ?? '', dataDir, registryDatabaseUrl);
    return undefined;
  }
  const logger = pino({
    level: ownerSettings.logLevel,
    name: 'gateway',
    mixin: traceIds,
    hooks: { logMethod: limitLines() },
  });
  await makePrivate(ownerSettings.dataDir);
  const siteFacts = readSiteFacts(ownerSettings.siteFactsFile);
  const isDevelopment = ownerSettings.devReload || ownerSettings.against !== undefined;
  const contentService = waitForContentService(ownerSettings);
  // In development the registry, and with it the tables, are not in the database.
  const access = isDevelopment ? { url: undefined, notices: [] } : await openRegistryAccess(ownerSettings);
  // From here on, no code has the URL of the role that owns the database.
  const settings = { ...ownerSettings, databaseUrl: access.url, registryDatabaseUrl: undefined };
  const notices = [
    ...(settings.workshopOrigin === undefined ? [NO_WORKSHOP] : []),
    ...access.notices,
    ...describeMissingFacts(siteFacts, ownerSettings.siteFactsFile.path),
  ];
  for (const notice of notices) logger.warn(notice);
  return serve({ settings, logger, siteFacts, contentService, notices });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ShellRefused ? SHELL_REFUSED_EXIT : 1);
});
