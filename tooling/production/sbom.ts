/**
 * The list of everything that the package is made of (CycloneDX 1.5), compiled into builds or not, from the lock file.
 * `npm sbom --omit=dev` leaves out packages of workspaces that a tool needs too, React among them.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EDITOR_PROGRAM } from '@vipp/shared/contract/workshop/workshop-call';
import * as z from 'zod/mini';
import { remoteFolders } from '../remote-folders';
import { PACKAGES_OF_SETTINGS } from '../install.mjs';
import { siteFolder } from '../site-folder.mjs';

const names = z.optional(z.record(z.string(), z.unknown()));
const entrySchema = z.looseObject({
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  integrity: z.optional(z.string()),
  link: z.optional(z.boolean()),
  resolved: z.optional(z.string()),
  dependencies: names,
  optionalDependencies: names,
  devDependencies: names,
});
const lockSchema = z.object({ version: z.string(), packages: z.record(z.string(), entrySchema) });
type Lock = z.infer<typeof lockSchema>;

/** What runs in production: the build and the tests are no part of it. */
const workspaces = (): string[] => ['shared', 'shell', 'backend', ...remoteFolders()];

/** Where the lock file has the package that Node finds from a place; links of this project lead to its folders. */
function placeOf(name: string, from: string, { packages }: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const entry = packages[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (folder === '') return undefined;
  }
}

const isOfSetting = (name: string): boolean =>
  Object.values(PACKAGES_OF_SETTINGS).some((packages) => packages.test(name));

/** @returns places in the lock file, with the places that each of them needs */
export function productionPlaces(lock: Lock, roots: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (place: string): void => {
    if (found.has(place)) return;
    const { dependencies = {}, optionalDependencies = {}, devDependencies = {} } = lock.packages[place] ?? {};
    const ofSettings = Object.keys(devDependencies).filter(isOfSetting);
    const needed = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...ofSettings].flatMap(
      (name) => placeOf(name, place, lock) ?? [],
    );
    found.set(place, needed);
    for (const one of needed) add(one);
  };
  for (const root of roots) add(root);
  return found;
}

const nameOf = (place: string, { name }: z.infer<typeof entrySchema>): string =>
  name ?? place.split('node_modules/').at(-1) ?? place;

function toComponent(place: string, entry: z.infer<typeof entrySchema>) {
  const [name, version = ''] = [nameOf(place, entry), entry.version];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, hash = ''] = entry.integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(entry.license && { licenses: [{ expression: entry.license }] }),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
  };
}

/** The editor of texts, which is taken out of its package without being installed. */
const editor = toComponent('', { name: 'decap-cms', version: EDITOR_PROGRAM.package.split('@')[1], license: 'MIT' });

/** @param isInstalled of a place: packages for other systems are in the lock file only */
export function toSbom(lock: Lock, roots: readonly string[], isInstalled: (place: string) => boolean): object {
  const places = [...productionPlaces(lock, roots)].filter(([place]) => isInstalled(place));
  const components = new Map(places.map(([place]) => [place, toComponent(place, lock.packages[place] ?? {})]));
  const refsOf = (place: string): string[] => [components.get(place)?.purl ?? []].flat();
  const unique = new Map([...components.values()].map((component) => [component.purl, component]));
  const dependsOn = new Map(
    places.map(([place, needed]) => [refsOf(place).join(), [...new Set(needed.flatMap(refsOf))]]),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { type: 'application', 'bom-ref': 'vipp-site', name: 'vipp-site', version: lock.version },
    },
    components: [...unique.values(), editor],
    dependencies: [
      { ref: 'vipp-site', dependsOn: [...new Set([...roots.flatMap(refsOf), editor.purl])] },
      ...[...dependsOn].map(([of, on]) => ({ ref: of, dependsOn: on })),
    ],
  };
}

export function writeSbom(file: string): void {
  const lock = lockSchema.parse(JSON.parse(readFileSync(path.join(siteFolder, 'package-lock.json'), 'utf8')));
  const sbom = toSbom(lock, workspaces(), (place) => existsSync(path.join(siteFolder, place)));
  writeFileSync(file, `${JSON.stringify(sbom, undefined, 2)}\n`);
}
