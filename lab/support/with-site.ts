/** The built site for one run of a check or benchmark: everything that it starts is stopped, and its data deleted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import startWholeSite from 'tooling/run/start-site-for-tests';
import { builtPackages, startBackend, startGateway, type TestProgram } from 'tooling/run/test-site';
import { siteUrl } from '../../e2e/support/site-url';

type GatewayOptions = { env?: NodeJS.ProcessEnv; hasProbe?: boolean; packages?: string };

export type LabSite = {
  /** For data of the run, deleted after it. */
  folder: string;
  /** Folder of the built packages. */
  packages: string;
  backend: TestProgram;
  /** Starts a gateway in front of the backend; `name` is that of its data folder. */
  startGateway: (name: string, options?: GatewayOptions) => Promise<TestProgram>;
  /** Stops something else after the run, before the programs that were started earlier. */
  defer: (stop: () => Promise<unknown>) => void;
};

/**
 * @param name of the run, for its folder
 * @param backendEnv settings of the backend
 * @returns what `body` returns, after everything has stopped
 */
export async function withSite<T>(
  name: string,
  body: (site: LabSite) => Promise<T>,
  backendEnv: NodeJS.ProcessEnv = {},
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), `vipp-${name}-`));
  const stops: (() => Promise<unknown>)[] = [];
  const defer = (stop: () => Promise<unknown>): void => void stops.unshift(stop);
  try {
    const packages = await builtPackages();
    const backend = await startBackend({ folder: path.join(folder, 'backend'), env: backendEnv });
    defer(backend.stop);
    const start: LabSite['startGateway'] = async (data, options = {}) => {
      const common = { packages, folder: path.join(folder, data), backendUrl: backend.url };
      const gateway = await startGateway({ ...common, ...options });
      defer(gateway.stop);
      return gateway;
    };
    return await body({ folder, packages, backend, startGateway: start, defer });
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The whole site as `npm start` runs it, for checks that use the helpers of the browser tests: they find it, its mails and its
 * data by BASE_URL and DATA_DIR. A site whose BASE_URL is given is used as it is.
 */
export async function withWholeSite<T>(body: (url: string) => Promise<T>): Promise<T> {
  const stop = await startWholeSite();
  try {
    return await body(siteUrl());
  } finally {
    await stop?.();
  }
}
