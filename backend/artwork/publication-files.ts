/** Pictures and PDFs of the posts, the case studies and the RSE page. */
import path from 'node:path';
import { type SchemeName, SCHEME_NAMES } from '@vipp/shared/artwork/brand-colors';
import { type LayoutName, LAYOUT_NAMES } from '@vipp/shared/artwork/pattern-layouts';
import { type FamilyName, FAMILY_NAMES } from '@vipp/shared/artwork/pattern-motifs';
import { patternPicture } from '@vipp/shared/artwork/pattern-picture';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import type { SeedDocument, SeedEtude, SeedPost, SeedRseDocument } from '../seed/seed-types';
import { renderDocument } from './pdf/render-document';
import { toPng } from './to-png';
import type { DrawnFile } from './write-drawn-files';

/** Size in pixels of the picture of a post or case study; its PNG is half as large. */
const CARD_SIZE = { width: 1200, height: 675 } as const;

type PictureStyle = { seed: string; family: FamilyName; palette: SchemeName; layout: LayoutName };

/** Alternates motif, colours and layout, so that neighbours in a list differ in all three. */
const pictureStyle = (seed: string, turn: number): PictureStyle => ({
  seed,
  family: FAMILY_NAMES[turn % FAMILY_NAMES.length] ?? FAMILY_NAMES[0],
  palette: SCHEME_NAMES[turn % SCHEME_NAMES.length] ?? SCHEME_NAMES[0],
  layout: LAYOUT_NAMES[turn % LAYOUT_NAMES.length] ?? LAYOUT_NAMES[0],
});

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

export const postFiles = (posts: SeedPost[]): DrawnFile[] =>
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

export const etudeFiles = (etudes: SeedEtude[]): DrawnFile[] =>
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

export const rseFiles = (documents: SeedRseDocument[]): DrawnFile[] =>
  documents.map(({ file, document }, turn) =>
    pdfFile(
      `rse/${path.basename(file)}`,
      document,
      'Responsabilité sociétale',
      RSE_DATE,
      pictureStyle(`rse-${file}`, turn + 2),
    ),
  );
