/** `new`: a remote that runs, is tested, linted and can be published at once, made of the files of `template`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { readRoutes } from '@vipp/shared/contract/federation/read-routes.server';
import { isRemoteName, isReserved, ROUTES_FILE } from '@vipp/shared/contract/federation/remotes';
import * as z from 'zod/mini';
import { CommandError, EXIT } from './command-error';
import { repeated, type AddCommand, type Outcome } from './context';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const template = path.join(import.meta.dirname, 'template');
const LOCK = 'package-lock.json';
/** Packages of every remote; their versions are those of `@vipp/shared`, because the shell provides them. */
const PACKAGES = ['lucide-react', 'react', 'react-dom'];
const PATH = /^(?:\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$/;
const MAX_TITLE = 60;

/** Words with accents, which addresses lack. */
const ACCENTED =
  'actualité carrière équipe étude évènement médiathèque métier prévention qualité réalisation référence réseau sécurité ' +
  'société stratégie témoignage vidéo';

const manifestSchema = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
const recordSchema = z.record(z.string(), z.unknown());

/** `name` is that of its module, without `-page`. */
type NewPage = { path: string; title: string; name: string };

/** Texts by path from the project's root. */
type RemotePlan = { pages: NewPage[]; created: Record<string, string>; changed: Record<string, string> };

const refuse = (message: string): never => {
  throw new CommandError(EXIT.invalid, message);
};

const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const SPELLINGS = new Map(
  ACCENTED.split(' ')
    .flatMap((word) => [word, `${word}s`])
    .map((word) => [withoutAccents(word), word]),
);

/** The last part of an address in words: `/evenements` is “Évènements”. */
function titleOfPath(address: string): string {
  const words = address.slice(address.lastIndexOf('/') + 1).split('-');
  const text = words.map((word) => SPELLINGS.get(word) ?? word).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const typeset = (title: string): string =>
  title
    .trim()
    .replaceAll("'", '’')
    .replace(/ +([;:!?])/g, '\u202F$1');

/** A page by `PATH[=TITLE]`. */
function pageOfRoute(route: string): NewPage {
  const [address = '', ...words] = route.split('=');
  if (!PATH.test(address))
    refuse(
      `--route ${address}: an address is /words in lower case, without accents or parameters, such as /evenements`,
    );
  if (isReserved(address)) refuse(`--route ${address}: the shell itself answers this address. Choose another one.`);
  const title = typeset(words.join('=')) || titleOfPath(address);
  if (title.length > MAX_TITLE) refuse(`--route ${address}: its title is longer than ${MAX_TITLE} characters`);
  return { path: address, title, name: address.slice(1).replaceAll('/', '-') };
}

function checkName(root: string, name: string): void {
  if (!isRemoteName(name))
    refuse(`"${name}" is no name of a remote: it is mf- and words in lower case, such as mf-events`);
  if (existsSync(path.join(root, name)))
    refuse(`${name} exists already. Choose another name, or delete the folder ${name}.`);
}

/** The page of this folder that answers a path already, by itself or by a parameter. */
function answeredBy(root: string, wanted: string): string | undefined {
  for (const remote of readdirSync(root).filter(isRemoteName))
    for (const { path: known } of readRoutes(path.join(root, remote)) ?? [])
      if (new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(wanted)) return `${remote} (${known})`;
  return undefined;
}

function parsePages(root: string, routes: readonly string[]): NewPage[] {
  const pages = routes.map(pageOfRoute);
  for (const { path: wanted } of pages) {
    const owner = answeredBy(root, wanted);
    if (owner) refuse(`--route ${wanted}: ${owner} answers this address already. Choose another one.`);
  }
  const twice = pages.find(({ name }, index) => pages.findIndex((other) => other.name === name) !== index);
  if (twice) refuse(`--route ${twice.path}: two addresses would have the module ${twice.name}-page`);
  return pages;
}

const toJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

const toIdentifier = (name: string): string => name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());

const forPage = (text: string, { path: address, title, name }: NewPage): string =>
  text
    .replaceAll('page-name', name)
    .replaceAll('pageName', toIdentifier(name))
    .replaceAll('/page-path', address)
    .replaceAll('Page title', title.replaceAll('\\', '\\\\'));

/** Files of the template; what is between two comments is repeated for each page. */
function filesOfTemplate(remote: string, pages: readonly NewPage[]): [file: string, text: string][] {
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const text = readFileSync(file, 'utf8').replaceAll('mf-name', remote);
    const place = path.relative(template, file).replaceAll(path.sep, '/');
    if (place.includes('page-name'))
      return pages.map((page): [string, string] => [forPage(place, page), forPage(text, page)]);
    const repeated = text.replace(/^ *\/\/ for each page\n([^]*?)^ *\/\/ end\n/gm, (_all, part: string) =>
      pages.map((page) => forPage(part, page)).join(''),
    );
    return [[place, repeated]];
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
 * @throws {CommandError} for a name or an address that is taken or malformed
 */
export function planRemote(root: string, remote: string, routes: readonly string[]): RemotePlan {
  checkName(root, remote);
  const pages = parsePages(root, routes);
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const shared = manifestSchema.parse(JSON.parse(read('shared/package.json')));
  const dependencies = {
    '@vipp/shared': shared.version,
    ...Object.fromEntries(PACKAGES.map((name) => [name, shared.dependencies[name] ?? ''])),
  };
  const scripts = {
    dev: 'node ../tooling/command.mjs dev-remote',
    standalone: 'node ../tooling/command.mjs standalone',
  };
  const files: [file: string, text: string][] = [
    ['package.json', toJson({ name: remote, version: '1.0.0', private: true, scripts, dependencies })],
    [ROUTES_FILE, toJson(pages.map(({ path: at, title, name }) => ({ path: at, module: `./${name}-page`, title })))],
    ...filesOfTemplate(remote, pages),
  ];
  return {
    pages,
    created: Object.fromEntries(files.map(([file, text]) => [`${remote}/${file}`, text])),
    changed: { [LOCK]: lockWith(read(LOCK), remote, dependencies) },
  };
}

function write(root: string, remote: string, { created, changed }: RemotePlan): void {
  for (const [file, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  // What `npm ci` would do for it; everything else is installed already.
  const packages = path.join(root, 'node_modules');
  if (existsSync(packages) && !existsSync(path.join(packages, remote)))
    symlinkSync(path.join('..', remote), path.join(packages, remote), 'junction');
}

function createRemote(remote: string, routes: readonly string[]): Outcome {
  const plan = planRemote(projectRoot, remote, routes);
  write(projectRoot, remote, plan);
  const [created, changed] = [Object.keys(plan.created), Object.keys(plan.changed)];
  const nextSteps = [
    '',
    `See it: npm start, then http://localhost:3000${plan.pages[0]?.path ?? ''}`,
    `Test it: npx jest ${remote}`,
    `Edit what it says: ${remote}/src/model/page-texts.ts. ${remote}/README.md explains the rest, also how to remove it.`,
  ];
  const lines = [
    ...created.map((file) => `created ${file}`),
    ...changed.map((file) => `changed ${file}`),
    ...nextSteps,
  ];
  return { result: { remote, created, changed }, text: lines.join('\n') };
}

export function addNewCommand(program: Command, add: AddCommand): void {
  const route = repeated('--route <PATH>', 'address of a page, such as /evenements or "/evenements=Nos évènements"');
  add(
    program,
    'new <REMOTE>',
    'make a new remote in this checkout, with a page at each address',
    [route.makeOptionMandatory()],
    async ({ words: [remote = ''], options: { route: routes = [] } }) => createRemote(remote, routes),
  );
}
