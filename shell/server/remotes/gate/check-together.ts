/** Checks that the two halves of a build match, so that the browser can hydrate what the gateway renders. */
import { sha256 } from '@vipp/shared/contract/federation/integrity.server';
import { entryOf, exposedToBrowsers, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import { isExposedToGateway, mountedModules } from './check-modules';
import { clientText, type GatheredFiles } from './gather-files';

const CHECK = 'together';
const FIX =
  'Both halves must be from one build of the same sources: npm run build -- --force, then publish the whole dist folder.';

/** Compares exposed modules and the name of the container; `checkClasses` compares rendered classes. */
export function checkTogether(remote: RemoteName, build: Build, files: GatheredFiles): Problem[] {
  const mounted = mountedModules(remote, build);
  // `checkModules` reports modules that the shell needs.
  const oneSided = exposedToBrowsers(build).filter(
    (module) => !mounted.has(module) && !isExposedToGateway(build, module),
  );
  const problems = oneSided.map((module) => `the client build exposes ${module}, and the server build does not`);
  // The host itself verifies every file of an ES module before it imports the first.
  if (entryOf(build).clientType === 'script') problems.push(...entryProblems(build, files));
  return problems.map((what) => ({ check: CHECK, message: `${remote}@${build.version}: ${what}`, fix: FIX }));
}

/** The entry defines the container, and knows the hash of every script and style sheet that it may load. */
function entryProblems(build: Build, files: GatheredFiles): string[] {
  const { client } = entryOf(build);
  const text = clientText(build, files, client);
  const isDefined = new RegExp(`\\b(var|let|const|self\\.|globalThis\\.) ?${build.container}\\b`).test(text);
  return [
    ...(isDefined ? [] : [`client/${client} does not define the container ${build.container} that its manifest names`]),
    ...unverifiedFiles(build, files, client, text).map((file) => `client/${client} loads ${file} without its SHA-256`),
  ];
}

/** An entry may also contain SHA-384, as those of guests and of earlier builds do. */
function unverifiedFiles(build: Build, files: GatheredFiles, client: string, entry: string): string[] {
  return Object.entries(build.client.files)
    .filter(([file]) => file !== client && /\.(css|js)$/.test(file))
    .filter(
      ([file, integrity]) =>
        !entry.includes(sha256(clientText(build, files, file))) && !entry.includes(integrity.replace('sha384-', '')),
    )
    .map(([file]) => file);
}

/** @param classes of this remote in the HTML that its server half rendered */
export function checkClasses(
  remote: RemoteName,
  build: Build,
  files: GatheredFiles,
  classes: readonly string[],
): Problem[] {
  const texts = Object.keys(build.client.files)
    .filter((file) => /\.(css|js)$/.test(file))
    .map((file) => clientText(build, files, file).replaceAll('\\', ''));
  const unknown = classes.filter((name) => !texts.some((text) => text.includes(name)));
  if (unknown.length === 0) return [];
  const message = `${remote}@${build.version}: the server half renders ${unknown.length} classes that no file of the client half contains, such as ${unknown[0]}`;
  return [{ check: CHECK, message, fix: FIX }];
}
