import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openArtworkCache } from './artwork-cache';
import type { DrawnFile } from './write-drawn-files';
import { writeDrawnFiles } from './write-drawn-files';

let folder = '';
let drawn: string[] = [];
const file = (name: string, source: string, isCopy = false): DrawnFile => ({
  file: `pages/${name}.svg`,
  source,
  isCopy,
  draw: () => {
    drawn.push(name);
    return `<svg>${source}</svg>`;
  },
});
const cacheDir = () => path.join(folder, 'cache');

/** Draws `files` into a new data folder, with the cache that all data folders share. */
async function start(dataFolder: string, files: DrawnFile[], version = 'v1') {
  drawn = [];
  const storageDir = path.join(folder, dataFolder);
  await writeDrawnFiles({ storageDir, files, version, cache: await openArtworkCache(cacheDir(), version) });
  return Promise.all(files.map((one) => readFile(path.join(storageDir, one.file), 'utf8')));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'artwork-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the cache of drawn files', () => {
  it('gives a second data folder the same files without drawing them', async () => {
    const files = [file('a', 'one'), file('b', 'two')];
    const first = await start('data-1', files);
    expect(drawn.sort()).toEqual(['a', 'b']);
    expect(await start('data-2', files)).toEqual(first);
    expect(drawn).toEqual([]);
  });

  it('draws again what has another source, another name or another version of the drawing code', async () => {
    await start('data-1', [file('a', 'one')]);
    await start('data-2', [file('a', 'two')]);
    expect(drawn).toEqual(['a']);
    await start('data-3', [file('b', 'one')]);
    expect(drawn).toEqual(['b']);
    await start('data-4', [file('a', 'one')], 'v2');
    expect(drawn).toEqual(['a']);
    await start('data-4', [file('a', 'one')], 'v1');
    expect(drawn).toEqual([]);
  });

  it.each([
    ['changed', (entry: Buffer) => Buffer.concat([entry.subarray(0, -1), Buffer.from('?')])],
    ['truncated', (entry: Buffer) => entry.subarray(0, 40)],
    ['emptied', () => Buffer.alloc(0)],
  ])('draws again a file that was %s in the cache, and repairs the cache', async (_, damage) => {
    const files = [file('a', 'one')];
    await start('data-1', files);
    const [entry = ''] = await readdir(path.join(cacheDir(), 'v1'));
    const cached = path.join(cacheDir(), 'v1', entry);
    await writeFile(cached, damage(await readFile(cached)));
    expect(await start('data-2', files)).toEqual(['<svg>one</svg>']);
    expect(drawn).toEqual(['a']);
    await start('data-3', files);
    expect(drawn).toEqual([]);
  });

  it('writes a stored file again that was damaged, and leaves one that was replaced', async () => {
    const files = [file('a', 'one')];
    await start('data-1', files);
    const stored = path.join(folder, 'data-1', 'pages/a.svg');
    const { atime, mtime } = await stat(stored);
    await writeFile(stored, '<svg>o?e</svg>');
    await utimes(stored, atime, mtime);
    expect(await start('data-1', files)).toEqual(['<svg>one</svg>']);
    await writeFile(stored, '<svg>of an editor</svg>');
    await utimes(stored, atime, new Date(mtime.getTime() + 1_000));
    expect(await start('data-1', files)).toEqual(['<svg>of an editor</svg>']);
  });

  it('draws where the cache cannot be written', async () => {
    // A file in place of the folder, because missing permissions do not stop root.
    await writeFile(cacheDir(), '');
    await chmod(cacheDir(), 0o400);
    expect(await start('data-1', [file('a', 'one')])).toEqual(['<svg>one</svg>']);
    expect(drawn).toEqual(['a']);
  });

  it('does not cache files that are copied instead of drawn', async () => {
    await start('data-1', [file('film', 'one', true)]);
    await expect(readdir(cacheDir())).rejects.toThrow('ENOENT');
  });

  it('deletes versions that were not used for a day', async () => {
    const files = [file('a', 'one')];
    for (const version of ['old', 'recent', 'current']) await start(`data-${version}`, files, version);
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
    for (const version of ['old', 'current']) await utimes(path.join(cacheDir(), version), twoDaysAgo, twoDaysAgo);
    await start('data-again', files, 'current');
    expect((await readdir(cacheDir())).sort()).toEqual(['current', 'recent']);
  });
});
