/** The matrix of imports and the suffixes, as dependency-cruiser.cjs says them: allowed and refused imports of each zone. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../..');

const BUILT_IN = 'shared/contract/application/built-in-application';
/**
 * Allowed and refused imports of each file, as paths or packages; those of `shared` by the package's name. `type:` is an import
 * of types, `lazy:` one by import(), `path:` one by a relative path out of the package.
 */
const ROWS: Readonly<Record<string, [allowed: string, refused: string]>> = {
  'mf-x/webpack.config.ts': ['tooling/a', 'shared/contract/b mf-x/src/b'],
  'shared/contract/a.ts': ['zod shared/contract/b', 'react shared/lib/b shared/ui/b'],
  'shared/lib/a.ts': ['shared/contract/b', `shared/stores/b shared/ui/b shared/api/b ${BUILT_IN}`],
  'shared/stores/a.ts': ['react shared/lib/b shared/contract/b', 'shared/ui/b shared/api/b shared/testing/b'],
  'shared/api/a.ts': ['shared/lib/b shared/contract/b', 'shared/ui/b shared/stores/b'],
  'shared/ui/a.tsx': ['react shared/stores/b', 'shared/api/b shared/testing/b @module-federation/runtime'],
  'shared/server/a.ts': ['zod @opentelemetry/api node:fs shared/contract/b', 'react shared/lib/b'],
  'mf-x/src/a.tsx': [
    'react shared/ui/b shared/stores/b mf-x/src/b lazy:mf-x/src/b.client type:mf-x/src/b.server',
    `mf-y/src/b shell/src/b backend/src/b shared/testing/b shared/server/b @module-federation/runtime
      react-router-dom ${BUILT_IN} mf-x/src/b.client mf-x/src/b.server lazy:mf-y/src/c type:mf-y/src/d path:shared/ui/c`,
  ],
  'mf-x/src/a.dom.test.tsx': [`shared/testing/b mf-x/src/b.server ${BUILT_IN}`, 'mf-y/src/b'],
  'mf-x/src/testing/answers.ts': ['shared/testing/b', 'mf-y/src/b'],
  'shell/src/a.tsx': ['react react-router-dom shared/ui/b', `shell/server/b shared/server/b mf-x/src/b ${BUILT_IN}`],
  'shell/server/a.ts': [
    'shell/src/b shell/src/b.server shared/server/b @module-federation/runtime',
    `mf-x/src/b backend/src/b tooling/a ${BUILT_IN} shell/src/b.client lazy:shell/src/c.client`,
  ],
  'shell/server/data/a.ts': [BUILT_IN, 'mf-x/src/b'],
  'backend/src/a.ts': [`shared/lib/b shared/server/b ${BUILT_IN}`, 'shared/ui/b shell/server/b'],
  'e2e/a.spec.ts': ['shared/contract/b shared/lib/b shared/testing/b tooling/a', 'shared/ui/b shell/src/b mf-x/src/b'],
  'lab/a.ts': ['shared/contract/b tooling/a e2e/support/b', 'shared/ui/b shell/src/b backend/src/b'],
  'lab/guests/page/a.tsx': ['react shared/stores/b @module-federation/runtime', 'shared/ui/b tooling/a e2e/support/b'],
  'tooling/b.ts': ['node:fs shared/contract/b', 'shell/src/b shared/lib/b backend/src/b'],
};
const wordsOf = (text: string): string[] => text.split(/\s+/);

const FOLDERS = ['shared', 'shell', 'backend', 'mf-x', 'mf-y', 'tooling', 'e2e', 'lab'];
const PACKAGES = ['zod', 'react', 'react-router-dom', '@opentelemetry/api', '@module-federation/runtime'];
const isPackage = (name: string) => PACKAGES.includes(name) || name.startsWith('node:');
const targetOf = (word: string): string => word.replace(/^(type|lazy|path):/, '');

/** A file names another relatively within its package, else by its package's name. */
function statementOf(file: string, word: string): string {
  const target = targetOf(word);
  const isRelative = word.startsWith('path:') || file.split('/')[0] === target.split('/')[0];
  const byName = target.replace(/^shared\//, '@vipp/shared/');
  const request = `'${isRelative ? `./${path.relative(path.dirname(file), target)}` : byName}'`;
  if (word.startsWith('lazy:')) return `export const load = () => import(${request});\n`;
  return word.startsWith('type:') ? `export type { X } from ${request};\n` : `import ${request};\n`;
}

const folder = temporaryFolder('vipp-');
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const reportSchema = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), to: z.string() })) }),
});

/** @returns what each file was refused, as `file target` */
function refusals(): Set<string> {
  for (const name of PACKAGES) {
    write(`node_modules/${name}/index.js`, '');
    write(`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0"}`);
  }
  mkdirSync(path.join(folder, 'node_modules/@vipp'), { recursive: true });
  symlinkSync('../../shared', path.join(folder, 'node_modules/@vipp/shared'));
  for (const name of FOLDERS) symlinkSync(`../${name}`, path.join(folder, `node_modules/${name}`));
  for (const file of ['shared/package.json', 'tooling/package.json', 'tooling/tsconfig.base.json'])
    cpSync(path.join(root, file), path.join(folder, file));
  for (const target of Object.values(ROWS).flat().flatMap(wordsOf).map(targetOf))
    if (!isPackage(target)) write(`${target}.${target.includes('/ui/') ? 'tsx' : 'ts'}`, 'export type X = 1;\n');
  for (const [file, row] of Object.entries(ROWS)) {
    const statements = row.flatMap(wordsOf).map((word) => statementOf(file, word));
    write(file, statements.join(''));
  }
  const config = path.join(import.meta.dirname, 'dependency-cruiser.cjs');
  const args = ['--no-progress', '--config', config, '--output-type', 'json', ...FOLDERS];
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/depcruise'), args, { cwd: folder, encoding: 'utf8' });
  const nameOf = (to: string) => to.replace(/^node_modules\/(.*)\/index\.js$/, '$1').replace(/\.tsx?$/, '');
  return new Set(
    reportSchema.parse(JSON.parse(stdout)).summary.violations.map(({ from, to }) => `${from} ${nameOf(to)}`),
  );
}

it('each zone may import what the matrix allows, and nothing else', () => {
  const refused = Object.entries(ROWS).flatMap(([file, row]) =>
    wordsOf(row[1]).map((word) => `${file} ${targetOf(word)}`),
  );
  expect([...refusals()].sort()).toEqual(refused.sort());
});
