/** A small build that passes the gate: every module required by the shell, on both sides, each a few bytes. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { sha256, sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { ownRoutes } from '@vipp/shared/testing/own-routes.server';
import { mountedModules } from '../remotes/gate/check-build';

export type FakeBuild = { build: Build; manifest: string; files: Map<string, Buffer> };

type Changes = {
  /** Removes or changes files before they are hashed. */
  change?: (client: Map<string, string>, server: Map<string, string>) => void;
  /** Changes the manifest. */
  manifest?: (build: Build) => object;
  /** Whether the entry contains the hashes of its files. */
  verifies?: boolean;
};

const hashes = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries([...files].map(([file, text]) => [file, sha384(text)]));

export function fakeBuild(
  remote: RemoteName,
  version: string,
  { change, manifest = (build) => build, verifies = true }: Changes = {},
): FakeBuild {
  const routes = ownRoutes(remote);
  const names = [...mountedModules({ name: remote, routes }).keys()].map((module) => module.replace('./', ''));
  const container = `${remote.replaceAll('-', '_')}_${version}`;
  const client = new Map([
    ['remote-entry.js', `var ${container};`],
    ...names.map((name): [string, string] => [`${name}.js`, `// ${name} ${remote}_page_abcde`]),
  ]);
  const server = new Map([
    ['remote-entry.cjs', `// ${container}`],
    ...names.map((name): [string, string] => [`${name}.cjs`, `// ${name} ${version}`]),
  ]);
  const groups = Object.fromEntries([
    [container, { js: ['remote-entry.js'], css: [] }],
    ...names.map((name) => [name, { js: [`${name}.js`], css: [] }]),
  ]);
  change?.(client, server);
  const entry = client.get('remote-entry.js');
  if (entry !== undefined && verifies)
    client.set('remote-entry.js', `${entry} // ${[...client.values()].map(sha256).join(' ')}`);
  const halves = { client: { files: hashes(client), groups }, server: { files: hashes(server) } };
  const build: Build = { name: remote, version, container, ...halves, routes };
  const files = new Map([...client.values(), ...server.values()].map((text) => [sha384(text), Buffer.from(text)]));
  return { build, manifest: JSON.stringify(manifest(build)), files };
}
