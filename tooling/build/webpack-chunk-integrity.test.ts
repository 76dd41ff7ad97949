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
const dist = path.join(folder, 'dist');
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  mkdirSync(dist);
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(path.join(folder, name), text);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './entry.js',
    output: { path: dist, filename: '[name].js', chunkFilename: '[id].js' },
    optimization: { chunkIds: 'named' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [new MiniCssExtractPlugin({ chunkFilename: '[id].css' }), new ChunkIntegrityPlugin()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.toString('errors-only')).toBe('');
  await promisify(compiler.close.bind(compiler))();
  output = new Map(readdirSync(dist).map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]));
});

it('the entry has the hash of every file fetched later, even of a worker', () => {
  expect([...output.keys()].sort()).toEqual(['later_js.css', 'later_js.js', 'main.js', 'worker_js.js']);
  const entry = output.get('main.js') ?? '';
  const unnamed = [...output].filter(([, text]) => !entry.includes(sha256(Buffer.from(text))));
  expect(unnamed.map(([name]) => name)).toEqual(['main.js']);
});

it('the entry has no placeholder, and sets the hash on inserted elements', () => {
  expect([...output.values()].join()).not.toContain('VIPP_CHUNK_INTEGRITY');
  expect(output.get('main.js')?.match(/\.integrity\s*=/g)).toHaveLength(2);
});
