/** Everything under `storage/` that the seed content refers to: pictures, documents, logos, the film. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { LayoutName } from '@vipp/shared/artwork/pattern-layouts';
import { LAYOUT_NAMES } from '@vipp/shared/artwork/pattern-layouts';
import type { SchemeName } from '@vipp/shared/artwork/brand-colors';
import { SCHEME_NAMES } from '@vipp/shared/artwork/brand-colors';
import type { FamilyName } from '@vipp/shared/artwork/pattern-motifs';
import { FAMILY_NAMES } from '@vipp/shared/artwork/pattern-motifs';
import { patternPicture } from '@vipp/shared/artwork/pattern-picture';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import type { SeedDocument, SeedEtude, SeedPages, SeedPost, SeedRseDocument } from '../seed/seed-types';
import { drawLabels, drawLogo } from './pictures/draw-logos';
import { drawEmptyState, drawPagePicture } from './pictures/draw-page-pictures';
import { drawValues } from './pictures/draw-values';
import { referencedPictures } from './referenced-pictures';
import { renderDocument } from './pdf/render-document';
import { openArtworkCache } from './artwork-cache';
import { drawingVersion } from './drawing-version';
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
  /** Folder of drawn files that several data folders share; without it, everything is drawn. */
  cacheDir?: string;
  /** Identifies the drawing code; without it nothing is cached. */
  version?: string | undefined;
  onProgress?: (done: number, total: number) => void;
};

/** Size in pixels of the picture of a post or case study; its PNG is half as large. */
export const CARD_SIZE = { width: 1200, height: 675 } as const;

type PictureStyle = { seed: string; family: FamilyName; palette: SchemeName; layout: LayoutName };

/** Alternates motif, colours and layout, so that neighbours in a list differ in all three. */
const pictureStyle = (seed: string, turn: number): PictureStyle => ({
  seed,
  family: FAMILY_NAMES[turn % FAMILY_NAMES.length] ?? FAMILY_NAMES[0],
  palette: SCHEME_NAMES[turn % SCHEME_NAMES.length] ?? SCHEME_NAMES[0],
  layout: LAYOUT_NAMES[turn % LAYOUT_NAMES.length] ?? LAYOUT_NAMES[0],
});

/** Width in pixels of the PNG of each SVG, for mail and social networks, which show no SVG. */
const FALLBACK_WIDTH = 600;

const toPng = (svg: string): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: FALLBACK_WIDTH } }).render().asPng();

const cardPictures = (folder: string, style: PictureStyle): DrawnFile[] => {
  const { seed, ...choices } = style;
  const draw = (): string => patternPicture(seed, { ...CARD_SIZE, ...choices });
  return [
    { file: `${folder}/${seed}.svg`, source: style, draw },
    {
      file: `${folder}/${seed}.png`,
      source: style,
      draw: () => toPng(draw()),
    },
  ];
};

const pdfFile = (
  file: string,
  document: SeedDocument,
  kicker: string,
  date: string,
  style: PictureStyle,
): DrawnFile => ({
  file,
  source: [document, kicker, date, style],
  draw: () => renderDocument({ document, kicker, date: new Date(`${date.slice(0, 10)}T08:00:00Z`), ...style }),
});

const postFiles = (posts: SeedPost[]): DrawnFile[] =>
  [...posts]
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .flatMap((post, turn) => {
      const style = pictureStyle(post.slug, turn);
      const pictures = cardPictures('posts', style);
      if (!('document' in post)) return pictures;
      const kicker = `${post.categories[0] ?? 'Actualité'} · ${dayInWords(post.publishedAt)}`;
      const document = { title: post.title, ...post.document };
      return [...pictures, pdfFile(`posts/${post.slug}.pdf`, document, kicker, post.publishedAt, style)];
    });

const etudeFiles = (etudes: SeedEtude[]): DrawnFile[] =>
  etudes.flatMap((etude, turn) => {
    const style = pictureStyle(etude.slug, turn + 4);
    const kicker = `Étude de cas · ${etude.secteur} · ${dayInWords(etude.publishedAt)}`;
    const document = { title: etude.title, ...etude.document };
    return [
      ...cardPictures('etudes', style),
      pdfFile(`etudes/${etude.slug}.pdf`, document, kicker, etude.publishedAt, style),
    ];
  });

/** The date written into the RSE documents; their text states the period that they cover. */
const RSE_DATE = '2026-04-15';

const rseFiles = (documents: SeedRseDocument[]): DrawnFile[] =>
  documents.map(({ file, document }, turn) =>
    pdfFile(
      `rse/${path.basename(file)}`,
      document,
      'Responsabilité sociétale',
      RSE_DATE,
      pictureStyle(`rse-${file}`, turn + 2),
    ),
  );

/** Pictures that pages show independently of the content. */
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
      return { file: `video/${name}`, source: [size, mtimeMs], draw: () => readFile(file), isCopy: true };
    }),
  );
};

/** Draws what is missing or out of date under `storageDir`; readers never see a part of a file. A second call draws nothing. */
export async function drawStoredFiles({
  storageDir,
  posts,
  etudes,
  rseDocuments,
  pages,
  mediaDir,
  cacheDir,
  version = drawingVersion(),
  onProgress,
}: StoredFilesOptions): Promise<void> {
  const files = [
    ...pageFiles(pages),
    ...(await filmFiles(mediaDir)),
    ...postFiles(posts),
    ...etudeFiles(etudes),
    ...rseFiles(rseDocuments),
  ];
  const cache = cacheDir !== undefined && version !== undefined ? await openArtworkCache(cacheDir, version) : undefined;
  await writeDrawnFiles({ storageDir, files, version, cache, onProgress });
}
