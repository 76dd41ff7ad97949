import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { remoteFolders } from '../remote-folders';
import { installedBy, sourceFiles } from './build-inputs';
import { classNames, classPrefix, fileCode } from './class-names';
import { cssRule, sourcePath } from './webpack-base';

const root = path.resolve(import.meta.dirname, '../..');
const folder = temporaryFolder('vipp-');
const resourcePath = path.join(folder, 'card.module.css');
writeFileSync(
  resourcePath,
  '/* .comment */ .card { margin: .5em } .card:hover .title {} @keyframes turn { to { rotate: 1turn } }',
);

const code = fileCode('card.module.css');

it('class names and animations are made of package, file and position, and in development of the written name', () => {
  const nameOf = classNames('mf-content', 'production', folder);
  for (const [position, name] of ['card', 'title', 'turn'].entries())
    expect(nameOf({ resourcePath }, '', name)).toBe(`${classPrefix('mf-content')}${code}${position}`);
  expect(classNames('shell', 'development', folder)({ resourcePath }, '', 'card')).toBe(`shell_card_${code}`);
});

it('the class names of each package have another prefix', () => {
  const prefixes = ['shell', ...ownRemotes].map(classPrefix);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]{2}_$/);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

it('a style sheet is compiled to the same script each time in development', async () => {
  const compile = async () => {
    const compiler = webpack({
      mode: 'development',
      entry: resourcePath,
      output: { path: path.join(folder, 'dist') },
      module: { rules: [cssRule('shell', 'development', false)] },
      plugins: [new MiniCssExtractPlugin(), new webpack.HotModuleReplacementPlugin()],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    expect(stats?.toString('errors-only')).toBe('');
    return stats?.hash;
  };
  expect(await compile()).toBe(await compile());
});

it('an undefined class name is refused', () => {
  const nameOf = classNames('shell', 'production', folder);
  expect(() => nameOf({ resourcePath }, '', 'comment')).toThrow('card.module.css: no class and no animation comment');
});

it('another remote in the lock file makes no build stale, another version of an installed package does', () => {
  const lockFile = path.join(folder, 'package-lock.json');
  const installedWith = (version: string, others: object = {}): string => {
    writeFileSync(lockFile, JSON.stringify({ packages: { 'node_modules/react': { version }, ...others } }));
    return installedBy(lockFile);
  };
  const remote = { 'mf-essai': { version: '1.0.0' }, 'node_modules/mf-essai': { resolved: 'mf-essai', link: true } };
  expect(installedWith('1.0.0', remote)).toBe(installedWith('1.0.0'));
  expect(installedWith('1.0.1')).not.toBe(installedWith('1.0.0'));
});

it('each style sheet of a package has another code', () => {
  for (const name of ['shell', ...remoteFolders()]) {
    const files = [name, 'shared']
      .flatMap((part) => [...sourceFiles(path.join(root, part))])
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => fileCode(path.relative(root, file)));
    expect(files.length).toBeGreaterThan(20);
    expect(new Set(files).size).toBe(files.length);
  }
});

it.each([
  ['/team/folder/src/pages/a-page.tsx', '/mf-essai/src/pages/a-page.tsx'],
  [path.join(root, 'shared/lib/read-body.ts'), '/shared/lib/read-body.ts'],
  ['/team/folder/node_modules/@vipp/shared/lib/read-body.ts', '/node_modules/@vipp/shared/lib/read-body.ts'],
  ['/team/node_modules/.federation/entry.0a1b2c.js', '/node_modules/.federation/entry.js'],
  ['webpack/bootstrap', '/webpack/bootstrap'],
])('stack traces name %s without the folder of the build', (file, name) => {
  expect(sourcePath('/team/folder', 'mf-essai', file)).toBe(name);
});
