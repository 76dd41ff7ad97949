/** The whole site as processes: the reference backend, unless another one is named, and the gateway. */
import path from 'node:path';
import { ALLOCATOR_ENV } from './allocator.mjs';
import { buildAll } from './build.mjs';
import { freePort } from './free-port.mjs';
import { registryAddressFor } from './registry-address.mjs';
import { loadSecrets, SECRET_NAMES } from './secrets.mjs';
import { parseSettings } from './settings.mjs';
import { onStopRequest } from './stop-request.mjs';
import { supervise } from './supervisor.mjs';
import { asUserError, UserError } from './user-error.mjs';

const root = path.resolve(import.meta.dirname, '..');
const HEALTH_DEADLINE_MS = 60_000;
const HEALTH_PAUSE_MS = 50;
/** For as long the gateway waits for a backend that starts beside it: the first start fills a database. */
const BACKEND_WAIT_SECONDS = 150;

const defined = (variables) => Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));

/** What both parts are told. */
function commonEnv(env, settings, apiToken) {
  const withoutSecrets = Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET_NAMES.includes(name)));
  return {
    ...withoutSecrets,
    NODE_ENV: env.NODE_ENV ?? 'production',
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: settings.logLevel,
    API_TOKEN: apiToken,
    PUBLIC_URL: settings.publicUrl,
    ...defined({ BACK_OFFICE_URL: settings.backOfficeUrl }),
  };
}

function backendPart(common, settings, port, builds, log) {
  return supervise({
    name: 'backend',
    script: path.join(root, 'backend', builds, 'main.cjs'),
    env: () => ({
      ...common,
      ...defined({
        DATABASE_URL: settings.databaseUrl,
        SMTP_URL: settings.smtpUrl,
        CONTACT_RECIPIENTS: settings.contactRecipients,
        STUDY_RECIPIENTS: settings.studyRecipients,
      }),
      OUTBOX_SECRET: settings.outboxSecret,
      HOST: '127.0.0.1',
      // Started again, it must take the port it had: the gateway knows only that one.
      BACKEND_PORT: String(port),
    }),
    log,
  });
}

/** Neither is the gateway's: a remote runs in its process. */
const NOT_FOR_THE_GATEWAY = ['DATABASE_URL', 'SMTP_URL'];

function gatewayPart(common, settings, backendUrl, builds, log, waitSeconds) {
  const given = Object.fromEntries(Object.entries(common).filter(([name]) => !NOT_FOR_THE_GATEWAY.includes(name)));
  return supervise({
    name: 'gateway',
    script: path.join(root, 'shell', builds, 'server/main.cjs'),
    overChannel: true,
    env: (previousUrl) => ({
      ...ALLOCATOR_ENV,
      ...given,
      PORT: String(settings.port),
      BACKEND_URL: backendUrl,
      // Started again, it serves what it has, whether or not the backend is there.
      BACKEND_WAIT: previousUrl ? '0' : String(waitSeconds),
      BUILD_FOLDER: builds,
      CONTENT_TTL: String(settings.contentTtl),
      PREVIEW_SECRET: settings.previewSecret,
      FORM_STATE_SECRET: settings.formStateSecret,
      ...settings.registryAddress,
      ...defined({ FEDERATION_TOKEN: settings.federationToken }),
    }),
    log,
  });
}

async function untilHealthy(url) {
  const deadline = Date.now() + HEALTH_DEADLINE_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(new URL('/healthz', url)).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, HEALTH_PAUSE_MS));
  }
  throw new UserError(`the site does not answer at ${url}: LOG_LEVEL=info npm start tells more`);
}

/** The parts of a site, first to start first. */
async function createParts(settings, common, builds, log) {
  const port = Number(common.BACKEND_PORT) || (await freePort());
  const backend = settings.backendUrl ? undefined : backendPart(common, settings, port, builds, log);
  const backendUrl = settings.backendUrl ?? `http://127.0.0.1:${port}`;
  const gateway = gatewayPart(common, settings, backendUrl, builds, log, backend ? BACKEND_WAIT_SECONDS : 0);
  return {
    /** Side by side: each takes its time to load its code. */
    async start() {
      const [url] = await Promise.all([gateway.start(), backend?.start()]);
      await untilHealthy(url);
    },
    /** The gateway first: its last requests still need the backend. */
    async stop() {
      await gateway.stop();
      await backend?.stop();
    },
    /** After its build changed, in development: a remote runs inside the gateway. */
    restartAfterBuild(name) {
      if (name === 'backend') backend?.restart();
      else gateway.restart();
    },
    kill() {
      gateway.kill();
      backend?.kill();
    },
  };
}

/**
 * Runs the parts of a site until it is told to stop.
 *
 * @param {object} options
 * @param {ReturnType<typeof parseSettings>} options.settings
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.builds folder of the builds within each package
 * @param {(line: string) => void} options.log
 */
export async function runSite({ settings, env, builds, log }) {
  const secrets = loadSecrets(settings.dataDir);
  const withSecrets = {
    ...settings,
    registryAddress: await registryAddressFor(settings, env, builds),
    federationToken: env.FEDERATION_TOKEN || secrets.FEDERATION_TOKEN,
    previewSecret: settings.previewSecret ?? secrets.PREVIEW_SECRET,
    formStateSecret: settings.formStateSecret ?? secrets.FORM_STATE_SECRET,
    outboxSecret: settings.outboxSecret ?? secrets.OUTBOX_SECRET,
  };
  const common = commonEnv(env, settings, settings.apiToken ?? secrets.API_TOKEN);
  const site = await createParts(withSecrets, common, builds, log);
  const request = onStopRequest(site);
  try {
    await site.start();
  } catch (error) {
    if (request.received) return site;
    await site.stop();
    throw error;
  }
  log(`VIPP site ready at http://localhost:${settings.port}`);
  return site;
}

/**
 * Builds what is stale and runs the site until it is told to stop.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} log
 */
export async function startSite(env, log) {
  const settings = parseSettings(env);
  await buildAll({ log }).catch(asUserError);
  await runSite({ settings, env, builds: 'dist', log });
}
