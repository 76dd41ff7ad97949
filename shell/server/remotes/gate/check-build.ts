/**
 * Checks an untrusted `build.json`, its file names in particular, and its declarations: its paths, the modules that the shell
 * mounts, its entry for browsers, and its shared modules.
 */
import semver from 'semver';
import * as z from 'zod/mini';
import { sha256 } from '@vipp/shared/contract/federation/integrity.server';
import {
  buildSchema,
  entryOf,
  exposedToBrowsers,
  filesOf,
  type Build,
} from '@vipp/shared/contract/federation/build-manifest';
import {
  declaredRoutesSchema,
  isReserved,
  pagesOf,
  ROUTES_FILE,
  versionSchema,
  type RemoteName,
} from '@vipp/shared/contract/federation/remotes';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import { ownerOf, remoteNames, versionsOf, type RegistryState } from '../registry/registry-state';

const candidateSchema = z.extend(buildSchema, { version: versionSchema, routes: declaredRoutesSchema });

/** File names become paths on the disk of the gateway and in addresses: no folders, no hidden files. */
const FILE_NAME = /^\w[\w.~-]{0,199}$/;
const BUILD_AGAIN = 'Build with this project’s tooling (npm run build) and publish dist/build.json unchanged.';

function* faultsOf(remote: RemoteName, build: Build, state: RegistryState): Generator<string> {
  const { name, version, container, client, server } = build;
  const entry = entryOf(build);
  if (name !== remote) yield `it is a build of ${name}, not of ${remote}`;
  // Several versions are loaded in one gateway, so each container needs a unique global name.
  if (!/^\w+$/.test(container) || !container.startsWith(`${remote.replaceAll('-', '_')}_`))
    yield `"${container}" cannot be the name of its container`;
  for (const { build: known } of remoteNames(state).flatMap((one) => versionsOf(state, one)))
    if (known.container === container && !(known.name === name && known.version === version))
      yield `the container name ${container} is already used by ${known.name}@${known.version}`;
  for (const { side, file } of filesOf(build))
    if (!FILE_NAME.test(file)) yield `${side}/${file} is not a file name without a folder`;
  if (!(entry.client in client.files)) yield `client/${entry.client} is missing`;
  if (!(entry.server in server.files)) yield `server/${entry.server} is missing`;
  for (const [group, { js, css }] of Object.entries(client.groups))
    for (const file of [...js, ...css])
      if (!(file in client.files)) yield `${group} needs client/${file}, which is not among the files`;
}

function parse(manifest: string): Build | string {
  try {
    const { data, error } = candidateSchema.safeParse(JSON.parse(manifest));
    return data ?? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  } catch {
    return 'it is not JSON';
  }
}

/**
 * @param manifest text of `dist/build.json`
 * @returns the build, or what is wrong with its manifest
 */
export function checkManifest(remote: RemoteName, manifest: string, state: RegistryState): Build | Problem[] {
  const build = parse(manifest);
  const faults = typeof build === 'string' ? [`build.json is invalid: ${build}`] : [...faultsOf(remote, build, state)];
  if (typeof build !== 'string' && faults.length === 0) return build;
  return faults.map((what) => ({ check: 'manifest', message: `${remote}: ${what}`, fix: BUILD_AGAIN }));
}

/** The newsletter modal of the shell is an exposed module, but not a page module. */
export const MODAL = { remote: 'mf-forms', module: './newsletter-modal' };

/** Paths by module that the shell mounts; the modal has none. */
export function mountedModules(build: Pick<Build, 'name' | 'routes'>): Map<string, string[]> {
  const paths = new Map<string, string[]>(build.name === MODAL.remote ? [[MODAL.module, []]] : []);
  for (const { module, path } of pagesOf(build)) paths.set(module, [...(paths.get(module) ?? []), path]);
  return paths;
}

/** What a version fails in a check. */
export const problemOf = ({ name, version }: Build, check: string, what: string, fix: string): Problem => ({
  check,
  message: `${name}@${version}: ${what}`,
  fix,
});

/** The client half; the sandbox worker loads from the other half what this one exposes. */
export function checkModules(build: Build): Problem[] {
  const exposed = new Set(exposedToBrowsers(build));
  const missing = [...mountedModules(build)].filter(([module]) => !exposed.has(module));
  return missing.map(([module, paths]) =>
    problemOf(
      build,
      'modules',
      `the client build does not expose ${module}, which the shell mounts${paths.length > 0 ? ` at ${paths.join(', ')}` : ''}`,
      `Export it from ${build.name}/src/exposes/${module.replace('./', '')}.tsx, or remove it from ${build.name}/${ROUTES_FILE}.`,
    ),
  );
}

/** By SHA-384. */
export type BuildBodies = ReadonlyMap<string, Buffer>;

/** Nothing unverified runs in browsers: the entry defines the container, and knows the hash of each file that it may load. */
export function checkEntry(build: Build, bodies: BuildBodies): Problem[] {
  const { client, clientType } = entryOf(build);
  // The host itself verifies every file of an ES module before it imports the first.
  if (clientType === 'module') return [];
  const textOf = (integrity = ''): string => bodies.get(integrity)?.toString('utf8') ?? '';
  const entry = textOf(build.client.files[client]);
  // Entries of guests and of earlier builds contain SHA-384.
  const unverified = Object.entries(build.client.files).filter(
    ([file, integrity]) =>
      file !== client &&
      /\.(css|js)$/.test(file) &&
      !entry.includes(sha256(textOf(integrity))) &&
      !entry.includes(integrity.replace('sha384-', '')),
  );
  const isDefined = new RegExp(`\\b(var|let|const|self\\.|globalThis\\.) ?${build.container}\\b`).test(entry);
  const faults = [
    ...(isDefined ? [] : [`client/${client} does not define the container ${build.container} that its manifest names`]),
    ...unverified.map(([file]) => `client/${client} loads ${file} without its SHA-256`),
  ];
  const fix = 'Publish the whole dist folder of one build: npm run build -- --force.';
  return faults.map((what) => problemOf(build, 'entry', what, fix));
}

/** Refuses paths of the shell or of another team, and those that no team has. */
export function checkPaths(build: Build, state: RegistryState): Problem[] {
  const { name: remote, routes = [] } = build;
  const paths = routes.map(({ path }) => path);
  const faultOf = (path: string, index: number): [fault: string, fix: string] | undefined => {
    if (paths.indexOf(path) !== index)
      return ['is declared twice', `Remove one of them from ${remote}/${ROUTES_FILE}.`];
    if (isReserved(path)) return ['is an address of the shell itself', 'Choose another path.'];
    const owner = ownerOf(state, path);
    if (owner === remote) return undefined;
    const give = `npx vipp-mf team add ${remote} --paths ${path}`;
    return owner
      ? [`belongs to ${owner}`, `Choose another, or agree with the team of ${owner} that an operator moves it: ${give}`]
      : ['is not among the paths of this remote', `An operator gives it to the team: ${give}`];
  };
  return paths.flatMap((path, index) => {
    const [fault, fix] = faultOf(path, index) ?? [];
    return fault && fix ? [problemOf(build, 'paths', `${path} ${fault}`, fix)] : [];
  });
}

/** @param versions of the shared modules that the shell provides */
export function checkSingletons(build: Build, versions: Readonly<Record<string, string>>): Problem[] {
  const { name, singletons = {} } = build;
  return Object.entries(singletons).flatMap(([request, range]) => {
    const provided = versions[request];
    if (provided && semver.validRange(range) && semver.satisfies(provided, range)) return [];
    const fix = provided
      ? `Set a version in ${name}/package.json whose range includes ${provided}, or publish again once the shell provides a newer one: docs/shared-modules.md.`
      : 'Bundle it instead of sharing it: only the modules of tooling/build/build-options.ts are shared.';
    const what = `it needs ${request} ${range}, and the site provides ${provided ?? 'none'}`;
    return [problemOf(build, 'singletons', what, fix)];
  });
}
