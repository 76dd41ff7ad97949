import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { checkInstalled, withoutUnusedRuntime } from './webpack-federation';

let root: string;

const write = (file: string, content: object): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vipp-installed-'));
  write('mf-a/package.json', { dependencies: { react: '19.3.1', zod: '4.6.7' } });
  write('node_modules/react/package.json', { version: '19.3.1' });
  write('mf-a/node_modules/zod/package.json', { version: '4.6.7' });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the packages of a remote', () => {
  it('may be built when the declared versions are installed, in its folder or above it', () => {
    expect(() => checkInstalled(path.join(root, 'mf-a'))).not.toThrow();
  });

  it('are refused when another version is installed, or none', () => {
    write('node_modules/react/package.json', { version: '19.3.0' });
    rmSync(path.join(root, 'mf-a/node_modules'), { recursive: true });
    expect(() => checkInstalled(path.join(root, 'mf-a'))).toThrow(
      'mf-a: react 19.3.1 is declared, 19.3.0 is installed; zod 4.6.7 is declared, none is installed. Run npm ci.',
    );
  });
});

it('modules of the runtime are replaced in a folder whose path has signs of addresses', async () => {
  const folder = path.join(root, 'a #b%41');
  const entry = path.join(folder, 'error-codes/dist/index.mjs');
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, 'import "./desc.mjs";');
  writeFileSync(entry.replace('index', 'desc'), '"original";');
  writeFileSync(path.join(folder, 'other.mjs'), '"replacement";');
  const plugins = [withoutUnusedRuntime('host', path.join(folder, 'other.mjs'))];
  const output = { path: folder, filename: 'built.js' };
  const compiler = webpack({ mode: 'development', devtool: false, entry, output, plugins });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  expect(readFileSync(path.join(folder, 'built.js'), 'utf8')).toContain('"replacement"');
});
