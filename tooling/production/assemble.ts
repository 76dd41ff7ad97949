/** The folder of a package for production: built files, and the packages that they read from `node_modules`. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { fetchEditorFile } from '@vipp/shared/contract/workshop/editor-file.server';
import { EDITOR } from '@vipp/shared/contract/workshop/workshop-call';
import { restamp } from '../build/build-manifest';
import { remoteFolders } from '../remote-folders';
import { siteFolder } from '../site-folder.mjs';
import { copyPackage, runtimePackages } from './runtime-packages';
import webpack, { type Configuration } from 'webpack';
import type { BuildOptions } from '../build/build-options';
import { compile } from '../build/compile';
import { root } from '../build/webpack-base';
import { backendConfig, gatewayConfig } from '../build/webpack-preset';
import { serverProgramConfig } from '../build/webpack-programs';

// Compiles the programs of a package for production, each with all packages that need no file of their own.

/** Modules of `vipp-mf build`, which needs the compiler: a package for production has none. */
const EXTERNALS = /\/build\/(?:compile|package-config)$/;

/** The program of `server.js`, as one file. */
function serverConfig(folder: string): Configuration {
  const entries = { server: './production/server.ts' };
  const { output, ...program } = serverProgramConfig(
    { name: 'tooling', mode: 'production', bundled: true },
    { entries, outputPath: folder },
  );
  return {
    ...program,
    output: { ...output, clean: false },
    externals: EXTERNALS,
    module: { ...program.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // Folders are found from the compiled file, whatever its sources were.
    plugins: [new webpack.DefinePlugin({ 'import.meta.dirname': '__dirname' })],
  };
}

/**
 * @param folder of the package
 * @param server folder of `server.cjs`
 */
function compilePrograms(folder: string, server: string): Promise<void> {
  const optionsOf = (name: string): BuildOptions => ({
    name,
    dir: path.join(root, name),
    version: '',
    mode: 'production',
    dist: path.join(folder, name, 'dist'),
    bundled: true,
  });
  return compile([serverConfig(server), gatewayConfig(optionsOf('shell')), backendConfig(optionsOf('backend'))]);
}

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  engines: z.object({ node: z.string() }),
});

/** Read at run time beside the builds. */
const FILES_OF_BACKEND = ['package.json', 'migrations'];
/** For operators: configuration of the surrounding programs, and documents. */
const FOR_OPERATORS = ['deploy', 'docs', 'README.md', 'CHANGELOG.md'];
/** Folder of the compiled program, as deep as its sources: it finds the packages one folder above. */
const PROGRAM = 'server';

/** Plain JavaScript that an old Node can read too. */
const STARTER = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error('server.js: Node ' + process.versions.node + ' is too old. Install Node 20.19 or newer.');
  process.exit(1);
}
process.setSourceMapsEnabled(true);
void require('./${PROGRAM}/server.cjs').main(process.argv.slice(2));
`;

function writeManifest(folder: string): void {
  const file = readFileSync(path.join(siteFolder, 'package.json'), 'utf8');
  const { name, version, description, engines } = manifestSchema.parse(JSON.parse(file));
  const command = (called: string): string => `node server.js ${called}`.trim();
  const commands = ['submissions', 'content', 'form', 'backup', 'restore', 'contract'];
  const scripts = { start: command(''), ...Object.fromEntries(commands.map((name) => [name, command(name)])) };
  // With \`bin\`, \`npx vipp-mf\` works in this folder as the documents say it.
  const bin = { 'vipp-mf': `${PROGRAM}/vipp-mf.js` };
  const manifest = { name, version, description, private: true, type: 'commonjs', engines, scripts, bin };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Files of browsers and gateways, as tested. */
function copyBuilds(folder: string): void {
  for (const name of ['shell', ...remoteFolders()])
    cpSync(path.join(siteFolder, name, 'dist'), path.join(folder, name, 'dist'), {
      recursive: true,
      filter: (file) => !/(\.map|inputs\.txt|mf-stats\.json|shell[\\/]dist[\\/]server)$/.test(file),
    });
  for (const file of FILES_OF_BACKEND)
    cpSync(path.join(siteFolder, 'backend', file), path.join(folder, 'backend', file), { recursive: true });
  cpSync(path.join(siteFolder, 'content'), path.join(folder, 'content'), { recursive: true });
}

/** The build of the shell names the programs that replace its copied ones. */
function nameServerFiles(dist: string): void {
  const build = readBuild(dist);
  if (!build) throw new Error(`${dist} has no build`);
  restamp({ dist, target: dist, version: build.version });
}

function copyPackages(folder: string): void {
  const programs = ['shell/dist/server', 'backend/dist'];
  for (const name of runtimePackages({ root: siteFolder, made: folder, folders: programs }))
    copyPackage(path.join(siteFolder, name), path.join(folder, name));
}

/** Without it, the page of the editor says how to get it. */
async function includeEditor(folder: string): Promise<void> {
  const file = await fetchEditorFile(path.join(siteFolder, '.cache')).catch((error: unknown) =>
    console.warn(`the editor of texts is not in this package: ${String(error)}`),
  );
  if (file) cpSync(file, path.join(folder, '.cache', EDITOR.file));
}

/** @param folder new, and empty */
export async function assemble(folder: string): Promise<void> {
  const program = path.join(folder, PROGRAM);
  mkdirSync(program, { recursive: true });
  await includeEditor(folder);
  writeManifest(folder);
  writeFileSync(path.join(folder, 'server.js'), STARTER, { mode: 0o755 });
  writeFileSync(
    path.join(program, 'vipp-mf.js'),
    "#!/usr/bin/env node\nvoid require('./server.cjs').main(['vipp-mf', ...process.argv.slice(2)]);\n",
    { mode: 0o755 },
  );
  copyFileSync(path.join(siteFolder, 'tooling/run/child-guard.cjs'), path.join(program, 'child-guard.cjs'));
  for (const name of FOR_OPERATORS) cpSync(path.join(siteFolder, name), path.join(folder, name), { recursive: true });
  // For scanners: the packages that are compiled in have no folder here.
  copyFileSync(path.join(siteFolder, 'package-lock.json'), path.join(folder, 'docs/package-lock.json'));
  copyBuilds(folder);
  await compilePrograms(folder, program);
  nameServerFiles(path.join(folder, 'shell/dist'));
  copyPackages(folder);
}
