/** What `vipp-mf new` writes: the folder of the remote, and its entry in the lock file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRoutes } from '@vipp/shared/contract/federation/read-routes.server';
import { isRemoteName } from '@vipp/shared/contract/federation/remotes';
import * as z from 'zod/mini';
import { CommandError, EXIT } from '../command-error';
import { formatted } from './formatted';
import { modelFiles } from './model-files';
import { dependenciesOf, packageFiles } from './package-files';
import { pageFiles } from './page-files';
import { pageOfRoute, type NewPage } from './page-of-route';

const LOCK = 'package-lock.json';

/** Texts by path from the project's root. */
export type RemotePlan = {
  remote: string;
  pages: NewPage[];
  created: Record<string, string>;
  changed: Record<string, string>;
};

const manifestSchema = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
const styleSchema = z.object({ printWidth: z.number(), singleQuote: z.boolean() });
const lockSchema = z.record(z.string(), z.unknown());
const packagesSchema = z.record(z.string(), z.unknown());

const refuse = (message: string): never => {
  throw new CommandError(EXIT.notUnderstood, message);
};

function checkName(root: string, name: string | undefined): string {
  if (!name) return refuse('new needs a name: npx vipp-mf new mf-events --route /evenements');
  if (!isRemoteName(name))
    refuse(`"${name}" is no name of a remote: it is mf- and words in lower case, such as mf-events`);
  if (existsSync(path.join(root, name)))
    refuse(`${name} exists already. Choose another name, or delete the folder ${name}.`);
  return name;
}

/** The page of this folder that answers a path already, by itself or by a parameter. */
function answeredBy(root: string, wanted: string): string | undefined {
  for (const remote of readdirSync(root).filter(isRemoteName))
    for (const { path: known } of readRoutes(path.join(root, remote)) ?? [])
      if (new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(wanted)) return `${remote} (${known})`;
  return undefined;
}

function checkPages(root: string, routes: readonly string[]): NewPage[] {
  if (routes.length === 0) refuse('new needs the address of a page: --route /evenements');
  const pages = routes.map(pageOfRoute);
  for (const { path: wanted } of pages) {
    const owner = answeredBy(root, wanted);
    if (owner) refuse(`--route ${wanted}: ${owner} answers this address already. Choose another one.`);
  }
  const twice = pages.find(({ name }, index) => pages.findIndex((other) => other.name === name) !== index);
  if (twice) refuse(`--route ${twice.path}: two addresses would have the module ${twice.name}-page`);
  return pages;
}

/** What `npm install` would write, without asking the registry for anything: `npm ci` refuses a workspace that is not locked. */
function lockWith(text: string, remote: string, dependencies: Readonly<Record<string, string>>): string {
  const lock = lockSchema.parse(JSON.parse(text));
  const packages = {
    ...packagesSchema.parse(lock.packages),
    [remote]: { version: '1.0.0', dependencies },
    [`node_modules/${remote}`]: { resolved: remote, link: true },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, undefined, 2)}\n`;
}

/**
 * Reads, and writes nothing.
 *
 * @param root of the project
 * @throws {CommandError} for a name or an address that is taken or malformed
 */
export async function planRemote(
  root: string,
  { name, routes }: { name: string | undefined; routes: readonly string[] },
): Promise<RemotePlan> {
  const remote = checkName(root, name);
  const pages = checkPages(root, routes);
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const style = styleSchema.parse(JSON.parse(read('.prettierrc.json')));
  const dependencies = dependenciesOf(manifestSchema.parse(JSON.parse(read('shared/package.json'))));
  const files = {
    ...packageFiles(remote, pages, dependencies),
    ...modelFiles(pages),
    ...pageFiles(remote, pages),
  };
  const created = Object.entries(files).map(async ([file, text]): Promise<[string, string]> => [
    `${remote}/${file}`,
    await formatted(file, text, style),
  ]);
  return {
    remote,
    pages,
    created: Object.fromEntries(await Promise.all(created)),
    changed: {
      [LOCK]: lockWith(read(LOCK), remote, dependencies),
    },
  };
}
