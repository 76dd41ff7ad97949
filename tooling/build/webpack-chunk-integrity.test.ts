import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { sha256 } from '@vipp/shared/contract/federation/integrity.server';
import { ChunkIntegrityPlugin } from './webpack-chunk-integrity';

const SOURCES = {
  'entry.js': `import('./later.js'); new Worker(new URL('./worker.js', import.meta.url));`,
  'later.js': `import './later.css'; console.log('later');`,
  'later.css': 'p { color: red; }',
  // A worker with a loader of its own would fetch its chunks without the page's list: this one has none.
  'worker.js': `self.postMessage('ready');`,
};

const folder = temporaryFolder('vipp-');
let output: ReadonlyMap<string, string>;

async function build(): Promise<void> {
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './entry.js',
    output: { path: path.join(folder, 'dist'), filename: '[name].js', chunkFilename: '[id].js' },
    optimization: { chunkIds: 'named' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [new MiniCssExtractPlugin({ chunkFilename: '[id].css' }), new ChunkIntegrityPlugin()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.toString('errors-only')).toBe('');
  await promisify(compiler.close.bind(compiler))();
}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'dist'));
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(path.join(folder, name), text);
  await build();
  output = new Map(
    readdirSync(path.join(folder, 'dist')).map((name) => [name, readFileSync(path.join(folder, 'dist', name), 'utf8')]),
  );
});

it('the entry has the hash of every file fetched later, even of a worker', () => {
  const later = [...output].filter(([name]) => name !== 'main.js');
  expect(later.map(([name]) => name).sort()).toEqual(['later_js.css', 'later_js.js', 'worker_js.js']);
  const entry = output.get('main.js') ?? '';
  expect(later.filter(([, text]) => !entry.includes(sha256(Buffer.from(text)))).map(([name]) => name)).toEqual([]);
});

it('the entry has no placeholder, and sets the hash on inserted elements', () => {
  const entry = output.get('main.js') ?? '';
  expect([...output].filter(([, text]) => text.includes('VIPP_CHUNK_INTEGRITY')).map(([name]) => name)).toEqual([]);
  expect(entry.match(/\.integrity\s*=/g)).toHaveLength(2);
});
