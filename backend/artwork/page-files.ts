/** Pictures and films of the content pages. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SeedPages } from '../seed/seed-types';
import { drawLabels, drawLogo } from './pictures/draw-logos';
import { drawEmptyState, drawPagePicture } from './pictures/draw-page-pictures';
import { drawValues } from './pictures/draw-values';
import { referencedPictures } from './referenced-pictures';
import { toPng } from './to-png';
import type { DrawnFile } from './write-drawn-files';

/** Pictures that pages show independently of the content. */
const ALWAYS_DRAWN = ['site-cotonou', 'site-lome', 'site-kigali'];

const pictureFiles = (file: string, svg: string): DrawnFile[] => [
  { file, source: svg, draw: () => svg },
  { file: file.replace('.svg', '.png'), source: svg, draw: () => toPng(svg) },
];

export const pageFiles = (pages: SeedPages): DrawnFile[] => {
  const names = new Set([...ALWAYS_DRAWN, ...referencedPictures(pages, 'pages').map(({ name }) => name)]);
  return [
    ...[...names].flatMap((name) => pictureFiles(`pages/${name}.svg`, drawPagePicture(name))),
    ...referencedPictures(pages, 'logos').flatMap(({ name, alt }) =>
      pictureFiles(`logos/${name}.svg`, drawLogo(name, alt)),
    ),
    ...drawValues().flatMap(([name, svg]) => pictureFiles(`valeurs/${name}.svg`, svg)),
    ...drawLabels().flatMap(([name, svg]) => pictureFiles(`labels/${name}.svg`, svg)),
    ...pictureFiles('etats/aucun-article.svg', drawEmptyState()),
  ];
};

/** The film with its poster, captions and transcript, which are copied. */
export const filmFiles = async (mediaDir: string): Promise<DrawnFile[]> => {
  const names = (await readdir(mediaDir)).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(mediaDir, name);
      const { size, mtimeMs } = await stat(file);
      return { file: `video/${name}`, source: [size, mtimeMs], draw: () => readFile(file), isCopy: true };
    }),
  );
};
