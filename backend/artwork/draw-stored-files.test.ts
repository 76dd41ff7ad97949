import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import type { SeedDocument, SeedEtude, SeedPages, SeedPost } from '../seed/seed-types';
import { drawStoredFiles } from './draw-stored-files';
import { htmlPost, noPages } from './stored-files.examples';

const document: Omit<SeedDocument, 'title'> = {
  subtitle: 'Ce que six mois ont changé',
  sections: [
    {
      heading: 'Le point de départ',
      paragraphs: Array.from(
        { length: 12 },
        (_, index) => `Paragraphe ${index} : ${"l'équipe répond au client. ".repeat(18)}`,
      ),
      list: ['Écouter', 'Répondre', 'Rappeler'],
      figures: [
        { value: '1 500', label: 'positions' },
        { value: '82 %', label: 'de clients satisfaits' },
      ],
      quote: { text: 'Nous avons gagné du temps.', author: 'Une responsable' },
    },
  ],
};

const post: SeedPost = {
  title: "L'équipe de Cotonou grandit",
  slug: 'cotonou-grandit',
  description: '',
  metaDescription: '',
  categories: ['Vie du groupe'],
  publishedAt: '2024-03-12',
  document,
};
const etude: SeedEtude = {
  title: 'Répondre la nuit',
  slug: 'repondre-la-nuit',
  metaDescription: '',
  theme: 'relations-client',
  typologie: 'Service client',
  objectif: 'Qualité',
  secteur: 'Télécom',
  publishedAt: '2024-05-01',
  document,
};
const pages: SeedPages = {
  ...noPages,
  6: [
    {
      name: 'identite',
      content: '<ul><li><img src="storage/logos/haies-du-doubs.svg" alt="Haies du Doubs"></li></ul>',
    },
  ],
  9: [{ name: 'cartes', content: '<figure><img src="storage/pages/carte-metiers.svg" alt="Motif"></figure>' }],
};

let folder = '';
const draw = (drawnPosts: SeedPost[] = [post, htmlPost]) =>
  drawStoredFiles({
    storageDir: path.join(folder, 'storage'),
    mediaDir: path.join(folder, 'media'),
    posts: drawnPosts,
    etudes: [etude],
    rseDocuments: [{ file: 'storage/rse/politique-rse.pdf', document: { title: 'Politique RSE', ...document } }],
    pages,
  });
const stored = (file: string): string => path.join(folder, 'storage', file);
const modified = async (file: string): Promise<number> => (await stat(stored(file))).mtimeMs;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stored-'));
  await mkdir(path.join(folder, 'media'));
  await writeFile(path.join(folder, 'media/presentation.vtt'), 'WEBVTT\n');
  await draw();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each drawing and its PNG. */
const withPngs = (...names: string[]): string[] => names.flatMap((name) => [`${name}.png`, `${name}.svg`]);

describe('drawStoredFiles', () => {
  it('draws the picture of each post, and a PDF only for posts that are documents', async () => {
    expect((await readdir(stored('posts'))).sort()).toEqual([
      'cotonou-grandit.pdf',
      'cotonou-grandit.png',
      'cotonou-grandit.svg',
      'en-bref.png',
      'en-bref.svg',
    ]);
    expect((await readdir(stored('etudes'))).sort()).toEqual([
      'repondre-la-nuit.pdf',
      'repondre-la-nuit.png',
      'repondre-la-nuit.svg',
    ]);
  });

  it('draws what the pages refer to, the sites, the values, the labels and the empty state', async () => {
    expect(await readdir(stored('rse'))).toEqual(['politique-rse.pdf']);
    expect((await readdir(stored('logos'))).sort()).toEqual(withPngs('haies-du-doubs'));
    expect((await readdir(stored('pages'))).sort()).toEqual(
      withPngs('carte-metiers', 'site-cotonou', 'site-kigali', 'site-lome'),
    );
    expect(await readdir(stored('valeurs'))).toHaveLength(20);
    expect((await readdir(stored('labels'))).sort()).toEqual(withPngs('best-place-to-work', 'ecovadis'));
    expect((await readdir(stored('etats'))).sort()).toEqual(withPngs('aucun-article'));
    expect(await readFile(stored('video/presentation.vtt'), 'utf8')).toBe('WEBVTT\n');
  });

  it('draws again only the files that changed or are missing', async () => {
    const [same, changed] = [
      await modified('etudes/repondre-la-nuit.pdf'),
      await modified('posts/cotonou-grandit.pdf'),
    ];
    await rm(stored('posts/en-bref.png'));
    await draw([{ ...post, title: 'Un autre titre' }, htmlPost]);
    expect(await modified('etudes/repondre-la-nuit.pdf')).toBe(same);
    expect(await modified('posts/cotonou-grandit.pdf')).toBeGreaterThan(changed);
    expect((await stat(stored('posts/en-bref.png'))).size).toBeGreaterThan(1000);
  });

  it('leaves no half-written file behind', async () => {
    const all = await readdir(stored('.'), { recursive: true });
    expect(all.filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('creates reproducible documents of several pages that are tagged, French and small', async () => {
    const pdf = await readFile(stored('etudes/repondre-la-nuit.pdf'));
    const source = pdf.toString('latin1');
    expect(source.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(3);
    const parts = [
      '/Marked true',
      '/Lang (fr-FR)',
      '/S /H1',
      '/S /LBody',
      '/Outlines ',
      '/DisplayDocTitle true',
      '/FontFile2 ',
    ];
    expect(parts.filter((part) => !source.includes(part))).toEqual([]);
    expect(pdf.length).toBeLessThan(150 * 1024);
    await rm(stored('etudes/repondre-la-nuit.pdf'));
    await draw();
    expect((await readFile(stored('etudes/repondre-la-nuit.pdf'))).equals(pdf)).toBe(true);
  });

  it('draws a PNG half as large as the SVG', async () => {
    const png = await readFile(stored('posts/cotonou-grandit.png'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([600, 338]);
    expect(inflateSync(Buffer.concat(imageData(png))).length).toBeGreaterThan(600 * 338);
  });
});

/** The IDAT chunks of a PNG. */
const imageData = (png: Buffer): Buffer[] => {
  const found: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return found;
};
