/** The whole site as processes: the reference backend, unless another one is named, and the gateway. */
import { freePort } from './free-port';
import type { Output } from './output';
import { backendPart, gatewayPart } from './parts';
import { loadSecrets, SECRET_NAMES, type Secrets } from './secrets';
import { parseSettings, type SiteSettings } from './settings';
import { onStopRequest } from './stop-request';
import { UserError } from '../user-error.mjs';

const HEALTH_DEADLINE_MS = 60_000;
const HEALTH_PAUSE_MS = 50;
/** The gateway's longest wait for a backend that starts beside it: the first start fills a database. */
const BACKEND_WAIT_SECONDS = 150;

export type RunningSite = Awaited<ReturnType<typeof createParts>>;

const isSecret = (name: string): boolean => SECRET_NAMES.some((secret) => secret === name);

/** Variables of both parts. */
const commonEnv = (env: NodeJS.ProcessEnv, settings: SiteSettings, secrets: Secrets): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !isSecret(name))),
  NODE_ENV: env.NODE_ENV ?? 'production',
  DATA_DIR: settings.dataDir,
  LOG_LEVEL: settings.logLevel,
  PUBLIC_URL: settings.publicUrl,
  ...(settings.workshopUrl && { WORKSHOP_URL: settings.workshopUrl }),
  API_TOKEN: secrets.API_TOKEN,
});

/** Builds that `npm start` waits for: the content service starts first, during the other builds. */
type Built = { backend: Promise<void>; all: Promise<void> };

type SiteOptions = {
  settings: SiteSettings;
  env: NodeJS.ProcessEnv;
  /** Folder of the builds within each package. */
  builds: string;
  /** They are there when absent. */
  built?: Built;
  greeting?: (() => object) | undefined;
  output: Output;
};

const ALL_BUILT: Built = { backend: Promise.resolve(), all: Promise.resolve() };

async function untilHealthy(url: string): Promise<void> {
  const deadline = performance.now() + HEALTH_DEADLINE_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(new URL('/healthz', url)).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, HEALTH_PAUSE_MS));
  }
  throw new UserError(`the site does not answer at ${url}: with LOG_LEVEL=info it logs more`);
}

/** The parts of a site, first to start first. */
async function createParts(options: SiteOptions, secrets: Secrets) {
  const { settings, env, builds, built = ALL_BUILT, greeting, output } = options;
  const common = commonEnv(env, settings, secrets);
  const port = settings.backendPort || (await freePort());
  const backend = settings.backendUrl
    ? undefined
    : backendPart({
        // After a restart it must listen on the same port, known to the gateway.
        env: { ...common, OUTBOX_SECRET: secrets.OUTBOX_SECRET, HOST: '127.0.0.1', BACKEND_PORT: String(port) },
        builds,
        output,
      });
  const gateway = gatewayPart({
    env: {
      ...common,
      PORT: String(settings.port),
      BACKEND_URL: settings.backendUrl ?? `http://127.0.0.1:${port}`,
      BACKEND_WAIT: String(backend ? BACKEND_WAIT_SECONDS : 0),
      FORM_STATE_SECRET: secrets.FORM_STATE_SECRET,
      FEDERATION_TOKEN: secrets.FEDERATION_TOKEN,
    },
    builds,
    greeting,
    output,
    onRefusal: () => void Promise.resolve(backend?.stop()).finally(() => process.exit(1)),
  });
  return {
    /** At the same time: each takes a while to load its code. */
    async start(): Promise<void> {
      const [url] = await Promise.all([
        built.all.then(() => gateway.start()),
        built.backend.then(() => backend?.start()),
      ]);
      await untilHealthy(url);
    },
    /** The gateway first: its last requests still need the backend. */
    async stop(): Promise<void> {
      await gateway.stop();
      await backend?.stop();
    },
    /** After their builds changed, in development. */
    restartBackend: () => backend?.restart(),
    restartGateway: gateway.restart,
    notifyGateway: gateway.send,
    kill(): void {
      gateway.kill();
      backend?.kill();
    },
  };
}

/** Starts the parts of a site; they run until the process is asked to stop. */
export async function runSite(options: SiteOptions): Promise<RunningSite> {
  const { settings, env, output } = options;
  // Also of the programs that are started here.
  process.umask(0o077);
  const secrets = { ...loadSecrets(settings.dataDir), ...settings.secrets };
  // A set secret may repeat a stored one.
  parseSettings({ ...env, ...secrets });
  const site = await createParts(options, secrets);
  const request = onStopRequest(site);
  try {
    await site.start();
  } catch (error) {
    if (request.received) return site;
    await site.stop();
    throw error;
  }
  output.log(`VIPP site ready at http://localhost:${settings.port}`);
  if (settings.workshopUrl) output.log(`Workshop of recruiters at ${settings.workshopUrl}`);
  return site;
}
