import { writeFileSync } from 'node:fs';
import path from 'node:path';
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

it('names classes and animations by package, file and position', () => {
  const nameOf = classNames('mf-content', 'production', folder);
  const code = fileCode('card.module.css');
  expect(['card', 'title', 'turn'].map((name) => nameOf({ resourcePath }, '', name))).toEqual(
    ['0', '1', '2'].map((position) => `${classPrefix('mf-content')}${code}${position}`),
  );
});

it('the class names of each package have another prefix', () => {
  const prefixes = ['shell', ...ownRemotes].map(classPrefix);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]{2}_$/);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

it('class names in development have the written name', () => {
  const name = classNames('shell', 'development', folder)({ resourcePath }, '', 'card');
  expect(name).toBe(`shell_card_${fileCode('card.module.css')}`);
});

it('a style sheet is compiled to the same script each time in development', async () => {
  const compile = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const compiler = webpack({
        mode: 'development',
        entry: resourcePath,
        output: { path: path.join(folder, 'dist') },
        module: { rules: [cssRule('shell', 'development', false)] },
        plugins: [new MiniCssExtractPlugin(), new webpack.HotModuleReplacementPlugin()],
      });
      compiler?.run((error, stats) => (stats?.hasErrors() ? reject(error ?? stats.toString()) : resolve(stats?.hash)));
    });
  const first = await compile();
  expect(first).toMatch(/./);
  expect(await compile()).toBe(first);
});

it('an undefined class name is refused', () => {
  expect(() => classNames('shell', 'production', folder)({ resourcePath }, '', 'comment')).toThrow(
    'card.module.css: no class and no animation comment',
  );
});

it('another remote in the lock file makes no build stale, another version of an installed package does', () => {
  const lockFile = path.join(folder, 'package-lock.json');
  const installedWith = (packages: object): string => {
    writeFileSync(lockFile, JSON.stringify({ packages }));
    return installedBy(lockFile);
  };
  const react = { 'node_modules/react': { version: '1.0.0' } };
  const remote = { 'mf-essai': { version: '1.0.0' }, 'node_modules/mf-essai': { resolved: 'mf-essai', link: true } };
  expect(installedWith({ ...react, ...remote })).toBe(installedWith(react));
  expect(installedWith({ 'node_modules/react': { version: '1.0.1' } })).not.toBe(installedWith(react));
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
