/** Folders with some packages of this project and nothing else of it, as separate teams have them; for tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const GENERATED = /\/(node_modules|dist|dist-dev)$/;
const CONFIGURATION = ['jest.config.mjs', '.oxlintrc.jsonc', '.oxfmtrc.jsonc'];
/** The team's own packages are installed: the build only reads their versions. */
const EMPTY_LOCK = '{"packages":{}}';

/** Its own path is part of its output, and has to be that in a team's folder. */
const FEDERATION = '@module-federation';

/** Packages from the registry as links. @param copy folder that gets them, in `node_modules` */
function linkPackages(copy: string): void {
  const installed = path.join(root, 'node_modules');
  const notLinked = new Set(['@vipp', FEDERATION, '.package-lock.json', '.cache']);
  const isOurs = (name: string) => lstatSync(path.join(installed, name)).isSymbolicLink();
  const packages = path.join(copy, 'node_modules');
  mkdirSync(path.join(packages, '@vipp'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (!notLinked.has(name) && !isOurs(name)) symlinkSync(path.join(installed, name), path.join(packages, name));
  }
  cpSync(path.join(installed, FEDERATION), path.join(packages, FEDERATION), { recursive: true });
  writeFileSync(path.join(packages, '.package-lock.json'), EMPTY_LOCK);
}

export type IsolatedCopy = {
  folder: string;
  /** Runs a script of Node to its end; `said` is its whole output. */
  run: (script: string, args: readonly string[], cwd?: string) => { status: number | null; said: string };
  remove: () => void;
};

/** @returns the folder as tests use it */
const isolated = (folder: string): IsolatedCopy => ({
  folder,
  run: (script, args, cwd = folder) => {
    // Variables of the test runner that runs this are not the copy's.
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: folder };
    const options = { cwd, env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, script), ...args], options);
    return { status, said: stdout + stderr };
  },
  remove: () => rmSync(folder, { recursive: true, force: true }),
});

/** @param names folders of packages; `shared` and `tooling` are always there */
export function isolatedCopy(names: readonly string[]): IsolatedCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-isolated-'));
  linkPackages(folder);
  for (const name of [...names, 'shared', 'tooling']) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !GENERATED.test(file),
    });
    // Versions of packages that only this one uses.
    const nodeModules = path.join(root, name, 'node_modules');
    if (existsSync(nodeModules)) symlinkSync(nodeModules, path.join(folder, name, 'node_modules'));
  }
  symlinkSync(path.join(folder, 'shared'), path.join(folder, 'node_modules/@vipp/shared'));
  symlinkSync(path.join(folder, 'tooling'), path.join(folder, 'node_modules/tooling'));
  for (const file of CONFIGURATION) copyFileSync(path.join(root, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'package-lock.json'), EMPTY_LOCK);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'team', private: true, workspaces: ['shared', 'tooling', 'mf-*'] }),
  );
  return isolated(folder);
}

/** Files of docs/own-repository.md, by name. */
export function filesOfPage(): Map<string, string> {
  const page = readFileSync(path.join(root, 'docs/own-repository.md'), 'utf8');
  return new Map(
    [...page.matchAll(/^`([^`\n]+)`.*\n\n```\w+\n([^]*?)^```/gm)].map(([, name = '', text = '']) => [name, text]),
  );
}

/** The repository of a team according to docs/own-repository.md, with the two packages of `npm pack`. */
export function ownRepository(): IsolatedCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-team-'));
  linkPackages(folder);
  const packed = path.join(folder, 'packed');
  mkdirSync(packed);
  execFileSync('npm', ['pack', '-w', 'shared', '-w', 'tooling', '--pack-destination', packed, '--silent'], {
    cwd: root,
  });
  for (const [file, name] of [
    ['vipp-shared', '@vipp/shared'],
    ['tooling', 'tooling'],
  ] as const) {
    const target = path.join(folder, 'node_modules', name);
    const archive = readdirSync(packed).find((one) => one.startsWith(file)) ?? file;
    mkdirSync(target);
    execFileSync('tar', ['-xzf', path.join(packed, archive), '-C', target, '--strip-components=1']);
    const nodeModules = path.join(root, path.basename(name), 'node_modules');
    if (existsSync(nodeModules)) symlinkSync(nodeModules, path.join(target, 'node_modules'));
  }
  for (const [name, text] of filesOfPage()) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return isolated(folder);
}
