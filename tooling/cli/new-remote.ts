/** `new`: a remote ready to run, test, lint and publish, from the files of `template`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { readRoutes } from '@vipp/shared/contract/federation/read-build.server';
import { isRemoteName, isReserved, ROUTES_FILE } from '@vipp/shared/contract/federation/remotes';
import * as z from 'zod/mini';
import { CommandError, EXIT } from './command-error';
import { required, type AddCommand, type Outcome } from './context';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const template = path.join(import.meta.dirname, 'template');
const LOCK = 'package-lock.json';
/** Packages of every remote; their versions are those of `@vipp/shared`, because the shell provides them. */
const PACKAGES = ['lucide-react', 'react', 'react-dom'];
const PATH = /^(?:\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$/;
const MAX_TITLE = 60;

const manifestSchema = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
const recordSchema = z.record(z.string(), z.unknown());

/** `name` is that of its module, without `-page`. */
type NewPage = { path: string; title: string; name: string };

const refuse = (message: string): never => {
  throw new CommandError(EXIT.invalid, message);
};

/** A page by `PATH[=TITLE]`; without a title the last part of its address: `/nos-salons` is “Nos salons”. */
function pageOfRoute(route: string): NewPage {
  const [address = '', ...words] = route.split('=');
  if (!PATH.test(address))
    refuse(
      `--route ${address}: an address is /words in lower case, without accents or parameters, such as /evenements`,
    );
  if (isReserved(address)) refuse(`--route ${address}: the shell itself answers this address. Choose another one.`);
  const last = address.slice(address.lastIndexOf('/') + 1).replaceAll('-', ' ');
  const title = words.join('=').trim().replaceAll("'", '’') || last.charAt(0).toUpperCase() + last.slice(1);
  if (title.length > MAX_TITLE) refuse(`--route ${address}: its title is longer than ${MAX_TITLE} characters`);
  return { path: address, title, name: address.slice(1).replaceAll('/', '-') };
}

/** The page of this folder that answers a path already, by itself or by a parameter. */
function answeredBy(root: string, wanted: string): string | undefined {
  for (const remote of readdirSync(root).filter(isRemoteName))
    for (const { path: known } of readRoutes(path.join(root, remote)) ?? [])
      if (new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(wanted)) return `${remote} (${known})`;
  return undefined;
}

function checkFree(root: string, name: string, page: NewPage): void {
  if (!isRemoteName(name))
    refuse(`"${name}" is no name of a remote: it is mf- and words in lower case, such as mf-events`);
  if (existsSync(path.join(root, name)))
    refuse(`${name} exists already. Choose another name, or delete the folder ${name}.`);
  const owner = answeredBy(root, page.path);
  if (owner) refuse(`--route ${page.path}: ${owner} answers this address already. Choose another one.`);
}

const toJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

function filesOfTemplate(remote: string, { path: address, title, name }: NewPage): [file: string, text: string][] {
  const fill = (text: string): string =>
    text
      .replaceAll('mf-name', remote)
      .replaceAll('page-name', name)
      .replaceAll('/page-path', address)
      .replaceAll('Page title', title.replaceAll('\\', '\\\\'));
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const place = path.relative(template, file).replaceAll(path.sep, '/');
    return [fill(place), fill(readFileSync(file, 'utf8'))];
  });
}

/** What `npm install` would write, without asking the registry for anything: `npm ci` refuses a workspace that is not locked. */
function lockWith(text: string, remote: string, dependencies: Readonly<Record<string, string>>): string {
  const lock = recordSchema.parse(JSON.parse(text));
  const packages = {
    ...recordSchema.parse(lock.packages),
    [remote]: { version: '1.0.0', dependencies },
    [`node_modules/${remote}`]: { resolved: remote, link: true },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return toJson({ ...lock, packages: Object.fromEntries(sorted) });
}

/**
 * Reads, and writes nothing.
 *
 * @returns texts by path from the project's root
 * @throws {CommandError} for a name or an address that is taken or malformed
 */
export function planRemote(root: string, remote: string, route: string) {
  const page = pageOfRoute(route);
  checkFree(root, remote, page);
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const shared = manifestSchema.parse(JSON.parse(read('shared/package.json')));
  const dependencies = {
    '@vipp/shared': shared.version,
    ...Object.fromEntries(PACKAGES.map((name) => [name, shared.dependencies[name] ?? ''])),
  };
  const scripts = { dev: 'node ../tooling/command.mjs dev-remote' };
  const files: [file: string, text: string][] = [
    ['package.json', toJson({ name: remote, version: '1.0.0', private: true, scripts, dependencies })],
    [ROUTES_FILE, toJson([{ path: page.path, module: `./${page.name}-page`, title: page.title }])],
    ...filesOfTemplate(remote, page),
  ];
  return {
    page,
    created: Object.fromEntries(files.map(([file, text]) => [`${remote}/${file}`, text])),
    changed: { [LOCK]: lockWith(read(LOCK), remote, dependencies) },
  };
}

function createRemote(remote: string, route: string): Outcome {
  const { page, created, changed } = planRemote(projectRoot, remote, route);
  for (const [file, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(path.dirname(path.join(projectRoot, file)), { recursive: true });
    writeFileSync(path.join(projectRoot, file), text);
  }
  // What `npm ci` would do for it; everything else is installed already.
  const packages = path.join(projectRoot, 'node_modules');
  if (existsSync(packages) && !existsSync(path.join(packages, remote)))
    symlinkSync(path.join('..', remote), path.join(packages, remote), 'junction');
  const message = [
    ...Object.keys(created).map((file) => `created ${file}`),
    ...Object.keys(changed).map((file) => `changed ${file}`),
    '',
    `See it: npm start, then http://localhost:3000${page.path}`,
    `Test it: npx jest ${remote}, npm run build -- ${remote}, npm run check`,
    `Publish it on a running site: npx vipp-mf team add ${remote} --paths ${page.path}, npx vipp-mf check ${remote}, npx vipp-mf publish ${remote} --promote`,
    `Edit what it says: ${remote}/src/exposes/${page.name}-page.tsx. ${remote}/README.md explains the rest, also how to remove it.`,
  ].join('\n');
  return { remote, created: Object.keys(created), changed: Object.keys(changed), message };
}

export function addNewCommand(program: Command, add: AddCommand): void {
  const route = required(
    '--route <PATH>',
    'address of its first page, such as /evenements or "/evenements=Nos évènements"',
  );
  add(
    program,
    'new <REMOTE>',
    'make a new remote in this checkout, with a page',
    [route],
    async ({ words: [remote = ''], options }) => createRemote(remote, options.route ?? ''),
  );
}
