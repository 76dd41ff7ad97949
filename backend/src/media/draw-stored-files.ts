/** Everything under `storage/` that the seed content refers to: pictures, documents, logos, the film. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { LayoutName } from '@vipp/shared/lib/textile-layouts';
import { LAYOUT_NAMES } from '@vipp/shared/lib/textile-layouts';
import type { SchemeName } from '@vipp/shared/lib/textile-inks';
import { SCHEME_NAMES } from '@vipp/shared/lib/textile-inks';
import type { FamilyName } from '@vipp/shared/lib/textile-motifs';
import { FAMILY_NAMES } from '@vipp/shared/lib/textile-motifs';
import { textilePattern } from '@vipp/shared/lib/textile-pattern';
import type { SeedDocument, SeedEtude, SeedPages, SeedPost, SeedRseDocument } from '../../seed/seed-types';
import { drawLabels, drawLogo } from './draw-logos';
import { drawEmptyState, drawPagePicture } from './draw-page-pictures';
import { drawValues } from './draw-values';
import { referencedPictures } from './referenced-pictures';
import { renderDocument } from './render-document';
import type { DrawnFile } from './write-drawn-files';
import { writeDrawnFiles } from './write-drawn-files';

export type StoredFilesOptions = {
  storageDir: string;
  posts: SeedPost[];
  etudes: SeedEtude[];
  rseDocuments: SeedRseDocument[];
  pages: SeedPages;
  /** Folder of the film, its poster, captions and transcript. */
  mediaDir: string;
  onProgress?: (done: number, total: number) => void;
};

/** Size of the picture of a post or case study; its PNG is half as large. */
export const CARD_SIZE = { width: 1200, height: 675 } as const;

type Look = { seed: string; family: FamilyName; palette: SchemeName; layout: LayoutName };

/** Looks are dealt in turn, so that neighbours of a list never wear the same motif, colours or cut. */
const lookOf = (seed: string, turn: number): Look => ({
  seed,
  family: FAMILY_NAMES[turn % FAMILY_NAMES.length] ?? FAMILY_NAMES[0],
  palette: SCHEME_NAMES[turn % SCHEME_NAMES.length] ?? SCHEME_NAMES[0],
  layout: LAYOUT_NAMES[turn % LAYOUT_NAMES.length] ?? LAYOUT_NAMES[0],
});

/** Width in pixels of the PNG twins, for what cannot show a drawing. */
const FALLBACK_WIDTH = 600;

const toPng = (svg: string): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: FALLBACK_WIDTH } }).render().asPng();

const cardPictures = (folder: string, look: Look): DrawnFile[] => {
  const { seed, ...choices } = look;
  const draw = (): string => textilePattern(seed, { ...CARD_SIZE, ...choices });
  return [
    { file: `${folder}/${seed}.svg`, source: look, draw },
    {
      file: `${folder}/${seed}.png`,
      source: look,
      draw: () => toPng(draw()),
    },
  ];
};

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

const dateInWords = (iso: string): string => {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return `${day === '01' ? '1er' : Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
};

const pdfFile = (file: string, document: SeedDocument, kicker: string, date: string, look: Look): DrawnFile => ({
  file,
  source: [document, kicker, date, look],
  draw: () => renderDocument({ document, kicker, date: new Date(`${date.slice(0, 10)}T08:00:00Z`), ...look }),
});

const postFiles = (posts: SeedPost[]): DrawnFile[] =>
  [...posts]
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .flatMap((post, turn) => {
      const look = lookOf(post.slug, turn);
      const pictures = cardPictures('posts', look);
      if (!('document' in post)) return pictures;
      const kicker = `${post.categories[0] ?? 'Actualité'} · ${dateInWords(post.publishedAt)}`;
      const document = { title: post.title, ...post.document };
      return [...pictures, pdfFile(`posts/${post.slug}.pdf`, document, kicker, post.publishedAt, look)];
    });

const etudeFiles = (etudes: SeedEtude[]): DrawnFile[] =>
  etudes.flatMap((etude, turn) => {
    const look = lookOf(etude.slug, turn + 4);
    const kicker = `Étude de cas · ${etude.secteur} · ${dateInWords(etude.publishedAt)}`;
    const document = { title: etude.title, ...etude.document };
    return [
      ...cardPictures('etudes', look),
      pdfFile(`etudes/${etude.slug}.pdf`, document, kicker, etude.publishedAt, look),
    ];
  });

/** The date written into the RSE documents; their text tells the period that they cover. */
const RSE_DATE = '2026-04-15';

const rseFiles = (documents: SeedRseDocument[]): DrawnFile[] =>
  documents.map(({ file, document }, turn) =>
    pdfFile(
      `rse/${path.basename(file)}`,
      document,
      'Responsabilité sociétale',
      RSE_DATE,
      lookOf(`rse-${file}`, turn + 2),
    ),
  );

/** Pictures that the site's own pages show, whatever the content says. */
const ALWAYS_DRAWN = ['site-cotonou', 'site-lome', 'site-kigali'];

const drawn = (file: string, svg: string): DrawnFile[] => [
  { file, source: svg, draw: () => svg },
  { file: file.replace('.svg', '.png'), source: svg, draw: () => toPng(svg) },
];

const pageFiles = (pages: SeedPages): DrawnFile[] => {
  const names = new Set([...ALWAYS_DRAWN, ...referencedPictures(pages, 'pages').map(({ name }) => name)]);
  return [
    ...[...names].flatMap((name) => drawn(`pages/${name}.svg`, drawPagePicture(name))),
    ...referencedPictures(pages, 'logos').flatMap(({ name, alt }) => drawn(`logos/${name}.svg`, drawLogo(name, alt))),
    ...drawValues().flatMap(([name, svg]) => drawn(`valeurs/${name}.svg`, svg)),
    ...drawLabels().flatMap(([name, svg]) => drawn(`labels/${name}.svg`, svg)),
    ...drawn('etats/aucun-article.svg', drawEmptyState()),
  ];
};

const filmFiles = async (mediaDir: string): Promise<DrawnFile[]> => {
  const names = (await readdir(mediaDir)).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(mediaDir, name);
      const { size, mtimeMs } = await stat(file);
      return { file: `video/${name}`, source: [size, mtimeMs], draw: () => readFile(file) };
    }),
  );
};

/** Draws what is missing or out of date under `storageDir`; each file appears whole. A second call draws nothing. */
export async function drawStoredFiles({
  storageDir,
  posts,
  etudes,
  rseDocuments,
  pages,
  mediaDir,
  onProgress,
}: StoredFilesOptions): Promise<void> {
  const files = [
    ...pageFiles(pages),
    ...(await filmFiles(mediaDir)),
    ...postFiles(posts),
    ...etudeFiles(etudes),
    ...rseFiles(rseDocuments),
  ];
  await writeDrawnFiles(storageDir, files, onProgress);
}
