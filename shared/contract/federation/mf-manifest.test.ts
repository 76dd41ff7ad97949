import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, entryOf } from './build-manifest';
import { buildOfManifest, mfManifestSchema, type MfManifest } from './mf-manifest';

type Bundler = 'webpack' | 'rspack' | 'vite';

const FOLDER = path.join(__dirname, '../../testing/recorded-manifests');
/** As the plugins wrote it, with some of the modules and fields. */
const recorded = (bundler: Bundler): MfManifest =>
  mfManifestSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, `${bundler}.json`), 'utf8')));

const NAMES = { name: 'mf-content', version: 'v1' };
const FILES = { ...NAMES, client: { 'a.js': 'sha384-a' }, server: { 'remote-entry.cjs': 'sha384-b' } };

it('the manifest gives the record of a build by webpack', () => {
  const build = buildOfManifest(recorded('webpack'), FILES);
  expect(build).toEqual({
    ...NAMES,
    container: 'mf_news_studies_w1',
    client: {
      files: FILES.client,
      groups: {
        mf_news_studies_w1: { js: ['remote-entry.js'], css: [] },
        'article-page': {
          js: ['common.f3511efafc.js', 'article-page.8d4e11b82e.js'],
          css: ['common.5afd92c315.css', 'article-page.89bc2a327b.css'],
        },
        'study-themes-page': {
          js: ['common.f3511efafc.js', 'study-themes-page.46366328b3.js'],
          css: ['common.5afd92c315.css', 'study-themes-page.e6e6d7d606.css'],
        },
      },
    },
    server: { files: FILES.server },
    singletons: { react: '^19.3.1', '@vipp/shared/stores/router': '^1.0.0' },
  });
  expect(buildSchema.parse(build)).toEqual(build);
});

it.each([
  ['webpack', 'script'],
  ['rspack', 'script'],
  ['vite', 'module'],
] as const)(
  'the manifest gives the entry of a build by %s, without files that its modules load later',
  (bundler, clientType) => {
    const manifest = recorded(bundler);
    const build = buildOfManifest(manifest, FILES);
    expect(entryOf(build)).toEqual({ client: 'remote-entry.js', clientType, server: 'remote-entry.cjs' });
    const later = manifest.exposes.flatMap(({ assets }) => (assets.js as { async?: string[] }).async ?? []);
    expect(later).toHaveLength(1);
    expect(JSON.stringify(build.client.groups)).not.toContain(later[0]);
  },
);

it('the manifest may have an entry with another name, the server’s after it, and a container without a global name', () => {
  const manifest = recorded('rspack');
  const remoteEntry = { name: 'remoteEntry.js', path: 'static', type: 'global' as const };
  Object.assign(manifest.metaData, { remoteEntry, globalName: undefined });
  expect(buildOfManifest(manifest, { ...FILES, server: { 'remoteEntry.cjs': 'sha384-b' } })).toMatchObject({
    container: manifest.name,
    entry: { client: 'static/remoteEntry.js', clientType: 'script', server: 'remoteEntry.cjs' },
  });
});

it('the ranges of a manifest are those of singletons alone', () => {
  const shared = [
    { name: 'react', singleton: true, requiredVersion: '^19.0.0' },
    { name: 'react/jsx-runtime', singleton: true, requiredVersion: false as const },
    { name: 'dayjs', singleton: false, requiredVersion: '^1.0.0' },
  ];
  expect(buildOfManifest({ ...recorded('webpack'), shared }, FILES).singletons).toEqual({
    react: '^19.0.0',
    'react/jsx-runtime': '*',
  });
});

it('a manifest without exposed modules is refused', () => {
  const { exposes: _exposes, ...rest } = recorded('vite');
  expect(mfManifestSchema.safeParse(rest).success).toBe(false);
});
