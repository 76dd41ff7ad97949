/** The server halves of remotes that other bundlers built (docs/contracts/guest-remotes.md). */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as router from '@vipp/shared/stores/router';
import * as siteContext from '@vipp/shared/stores/site-context';
import { exposedToBrowsers, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { buildOfManifest, mfManifestSchema } from '@vipp/shared/contract/federation/mf-manifest';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { parsePageModule } from '../../../src/federation/load-page';
import { routeTable, type SiteRoute } from '../../../src/route-table';
import { neededModules } from './check-modules';
import { loadContainer } from './load-container';
import { renderSample } from './render-sample';
import { createSandbox } from './sandbox-worker';

const root = path.resolve(__dirname, '../../../..');
const REMOTE = 'mf-news-studies';
const BUNDLERS = ['rspack', 'vite'] as const;

type Bundler = (typeof BUNDLERS)[number];
type Container = { init: (scope: object) => unknown; get: (module: string) => Promise<() => unknown> };

let folder: string;

const distOf = (bundler: Bundler): string => path.join(folder, bundler);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vipp-guests-'));
  for (const bundler of BUNDLERS) {
    // Vite's plugin does nothing where the environment says that tests run.
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', OUT_DIR: distOf(bundler) };
    await promisify(execFile)(process.execPath, [path.join(root, 'lab/guests', bundler, 'build.mjs')], { env });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROVIDED: Readonly<Record<string, [version: string, module: unknown]>> = {
  react: ['19.3.1', react],
  'react/jsx-runtime': ['19.3.1', jsxRuntime],
  '@vipp/shared/stores/router': ['1.0.0', router],
  '@vipp/shared/stores/site-context': ['1.0.0', siteContext],
};

/** A share scope as every Module Federation runtime understands it. */
const scopeOf = (provided: typeof PROVIDED) =>
  Object.fromEntries(
    Object.entries(provided).map(([request, [version, module]]) => [
      request,
      { [version]: { get: async () => () => module, from: 'shell', eager: true, loaded: 1 } },
    ]),
  );

const open = (bundler: Bundler): Container =>
  loadContainer(path.join(distOf(bundler), 'server/remote-entry.cjs')) as Container;

async function loadModule(bundler: Bundler, provided = PROVIDED): Promise<unknown> {
  const container = open(bundler);
  await container.init(scopeOf(provided));
  return (await container.get('./news-list-page'))();
}

function readSide(bundler: Bundler, side: 'client' | 'server', files: Map<string, Buffer>): Record<string, string> {
  const dir = path.join(distOf(bundler), side);
  const names = readdirSync(dir).filter((name) => !name.startsWith('.'));
  const read = names.map((name): [string, string] => {
    const body = readFileSync(path.join(dir, name));
    files.set(sha384(body), body);
    return [name, sha384(body)];
  });
  return Object.fromEntries(read);
}

function readBuild(bundler: Bundler): { build: Build; files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  const sides = { client: readSide(bundler, 'client', files), server: readSide(bundler, 'server', files) };
  const text = readFileSync(path.join(distOf(bundler), 'client/mf-manifest.json'), 'utf8');
  const manifest = mfManifestSchema.parse(JSON.parse(text));
  return { build: buildOfManifest(manifest, { name: REMOTE, version: 'v1', ...sides }), files };
}

describe.each(BUNDLERS)('a remote that %s built', (bundler) => {
  it('names its modules, their files and what it takes from the host', () => {
    const { build } = readBuild(bundler);
    expect(exposedToBrowsers(build).toSorted()).toEqual(
      [...new Set(neededModules(REMOTE).map(({ module }) => module))].toSorted(),
    );
    const grouped = Object.values(build.client.groups).flatMap(({ js, css }) => [...js, ...css]);
    expect(grouped.filter((file) => !(file in build.client.files))).toEqual([]);
    expect(build.client.groups['news-list-page']?.css).toHaveLength(1);
    expect(Object.keys(build.singletons ?? {}).toSorted()).toEqual(Object.keys(PROVIDED).toSorted());
    expect(build.container).toBe(`mf_news_studies_${bundler}_local`);
  });

  it('renders its page with the React and the stores of the host', async () => {
    const route = routeTable.find(({ module }) => module === './news-list-page') as SiteRoute;
    const page = parsePageModule(await loadModule(bundler), route);
    const { html, faults, errors } = await renderSample(page, route, route.path, {} as SiteApi);
    expect([...faults, ...errors]).toEqual([]);
    expect(html).toContain('<h1>Page invitée</h1>');
    expect(html).toContain(bundler === 'rspack' ? 'Rspack' : 'Vite');
    expect(html).toMatch(/<div class="mf-news-studies_guest_[^"]+"/);
  });

  it('refuses a host with another major version of React', async () => {
    const old = { ...PROVIDED, react: ['18.3.1', react] } satisfies typeof PROVIDED;
    await expect(loadModule(bundler, old)).rejects.toThrow(/react does not satisfy the requirement/);
  });

  it('passes the sandbox worker', async () => {
    const { build, files } = readBuild(bundler);
    const script = path.join(root, 'shell/dist/sandbox/worker.cjs');
    const content = async () => ({ status: 404, body: '{}' });
    const { problems, classes } = await createSandbox({ script, folder: path.join(folder, 'sandbox'), content })(
      build,
      files,
    );
    expect(problems).toEqual([]);
    expect(classes).toEqual([expect.stringMatching(/^mf-news-studies_guest_/)]);
  });
});
