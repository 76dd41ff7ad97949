/** `npm run catalogue`: a page of every example of every component, on this machine (`PORT`, or a free port) until Ctrl-C. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../build/webpack-base';
import { standaloneConfig } from '../build/webpack-standalone';
import { remoteFolders } from '../remote-folders';
import { freePort } from '../run/free-port';
import { onStopRequest } from '../run/stop-request';

/** @returns paths from the root, design system first */
export const exampleFiles = (): string[] =>
  ['shared', 'shell', ...remoteFolders()].flatMap((zone) =>
    readdirSync(path.join(root, zone), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.examples.tsx') && !/(^|[\\/])(node_modules|dist|dist-dev)[\\/]/.test(file))
      .sort()
      .map((file) => `${zone}/${file.replaceAll(path.sep, '/')}`),
  );

/** @returns source of the program that shows all of them, two folders below the root */
export function catalogueProgram(files: readonly string[]): string {
  const imports = files.map(
    (file, index) => `import { examples as examples${index} } from '../../${file.replace(/\.tsx$/, '')}';`,
  );
  const groups = files.map((file, index) => `  { file: '${file}', examples: examples${index} },`);
  return [
    ...imports,
    "import { startCatalogue } from '@vipp/shared/testing/catalogue';",
    `startCatalogue([\n${groups.join('\n')}\n]);`,
    '',
  ].join('\n');
}

export async function main(): Promise<void> {
  const entry = path.join(root, '.cache/catalogue/program.tsx');
  const files = exampleFiles();
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, catalogueProgram(files));
  const { devServer, ...config } = standaloneConfig({ name: 'catalogue', dir: root, entry });
  const port = Number(process.env.PORT?.trim() || (await freePort()));
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler');
  const server = new WebpackDevServer({ ...devServer, port, setupExitSignals: false }, compiler);
  onStopRequest({ stop: () => server.stop(), kill: () => process.exit(130) });
  await server.start();
  console.log(`examples of ${files.length} components and pages: http://localhost:${port}`);
}
