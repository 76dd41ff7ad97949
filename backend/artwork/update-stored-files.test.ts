import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { htmlPost, noPages } from './stored-files.examples';
import { updateStoredFiles } from './update-stored-files';

let folder = '';
/** A folder in which everything is drawn; each test has a copy of it. */
let drawn = '';
const stored = (file: string): string => path.join(folder, 'storage', file);

/** @returns whether the drawing code was used */
async function update(title = htmlPost.title, version = 'version-1', place = folder): Promise<boolean> {
  let isUsed = false;
  await updateStoredFiles(
    {
      storageDir: path.join(place, 'storage'),
      mediaDir: path.join(place, 'media'),
      posts: [{ ...htmlPost, title }],
      etudes: [],
      rseDocuments: [],
      pages: noPages,
      onProgress: () => (isUsed = true),
    },
    version,
  );
  return isUsed;
}

beforeAll(async () => {
  drawn = await mkdtemp(path.join(tmpdir(), 'drawn-'));
  await mkdir(path.join(drawn, 'media'));
  const film = path.join(drawn, 'media/presentation.vtt');
  await writeFile(film, 'WEBVTT\n');
  // A copy has no fractions of milliseconds.
  await utimes(film, 1_700_000_000, 1_700_000_000);
  await update(htmlPost.title, 'version-1', drawn);
});
afterAll(() => rm(drawn, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stored-'));
  await cp(drawn, folder, { recursive: true, preserveTimestamps: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('updateStoredFiles', () => {
  it('leaves the drawing code alone when everything is there', async () => {
    expect(await readdir(stored('posts'))).toEqual(['en-bref.png', 'en-bref.svg']);
    expect(await update()).toBe(false);
  });

  it('uses it for other content, another film and other drawing code', async () => {
    expect(await update('Un autre titre')).toBe(true);
    expect(await update()).toBe(true);
    await writeFile(path.join(folder, 'media/presentation.vtt'), 'WEBVTT, autre\n');
    expect(await update()).toBe(true);
    expect(await readFile(stored('video/presentation.vtt'), 'utf8')).toBe('WEBVTT, autre\n');
    expect(await update(htmlPost.title, 'version-2')).toBe(true);
    expect(await update(htmlPost.title, 'version-2')).toBe(false);
  });

  it('draws again what is missing or damaged', async () => {
    await rm(stored('posts/en-bref.png'));
    expect(await update()).toBe(true);
    const { atime, mtime } = await stat(stored('posts/en-bref.svg'));
    await writeFile(stored('posts/en-bref.svg'), 'endommagé');
    await utimes(stored('posts/en-bref.svg'), atime, mtime);
    expect(await update()).toBe(true);
    expect(await readFile(stored('posts/en-bref.svg'), 'utf8')).toMatch(/^<svg/);
  });

  it('leaves a file that an editor replaced', async () => {
    await writeFile(stored('posts/en-bref.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await utimes(stored('posts/en-bref.svg'), new Date(), new Date(Date.now() + 5_000));
    expect(await update()).toBe(false);
    expect(await readFile(stored('posts/en-bref.svg'), 'utf8')).toHaveLength(41);
  });
});
