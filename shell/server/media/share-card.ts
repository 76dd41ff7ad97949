/** Draws the share image of a page: its title in the typeface of the brand, beside its illustration or the brand pattern. */
import { SHARE_IMAGE_SIZE } from '@vipp/shared/lib/share-image';
import { BRAND_COLORS } from '@vipp/shared/artwork/brand-colors';
import { bandPicture, patternPicture } from '@vipp/shared/artwork/pattern-picture';
import { wordShape } from '@vipp/shared/artwork/word-shape';
import { WORDMARK_PATHS } from '../../src/components/wordmark-paths';
import type { BrandFaces } from './brand-faces';
import { fitTitle } from './fit-title';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const { ink, paper, terracotta, ochre, clay } = BRAND_COLORS;

const MARGIN = 64;
const BAND = { x: 748, width: 28 };
const PICTURE = { x: BAND.x + BAND.width, width: WIDTH - BAND.x - BAND.width };
const TITLE = { width: BAND.x - 2 * MARGIN, height: 336, middle: 338 };
const KICKER_SIZE = 26;
const FOOT_SIZE = 24;

const WORDMARK = [
  `<path fill="${ink}" d="${WORDMARK_PATHS.v}"/>`,
  `<path fill="${ochre}" d="${WORDMARK_PATHS.stripTop}"/><path fill="${terracotta}" d="${WORDMARK_PATHS.stripMiddle}"/><path fill="${clay}" d="${WORDMARK_PATHS.stripBottom}"/>`,
  `<path fill="${ink}" fill-rule="evenodd" d="${WORDMARK_PATHS.pp}"/>`,
].join('');

export type ShareCard = {
  title: string;
  /** The section that the page belongs to. */
  kicker: string;
  /** Seed of the brand pattern on an image without an illustration. */
  seed: string;
  /** The page's own illustration as a `data:` address. */
  illustration: string | undefined;
};

/** Places a drawing in the card. */
const placed = (svg: string, x: number): string => svg.replace('<svg ', `<svg x="${x}" y="0" `);

const picture = ({ seed, illustration }: ShareCard): string =>
  illustration
    ? `<image x="${PICTURE.x}" y="0" width="${PICTURE.width}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" href="${illustration}"/>`
    : placed(patternPicture(seed, { width: PICTURE.width, height: HEIGHT }), PICTURE.x);

const words = (text: string, font: BrandFaces['strong'], size: number, y: number, color: string): string =>
  `<path fill="${color}" d="${wordShape(text, font, size, MARGIN, y).d}"/>`;

export function drawShareCard(card: ShareCard, { strong, display }: BrandFaces): string {
  const { lines, size, leading } = fitTitle(card.title, display, TITLE);
  const first = TITLE.middle - ((lines.length - 1) * leading) / 2 + size * 0.34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${paper}" d="M0 0h${WIDTH}v${HEIGHT}h${-WIDTH}z"/>`,
    `<g transform="translate(${MARGIN} 60)scale(4.4)">${WORDMARK}</g>`,
    words(card.kicker, strong, KICKER_SIZE, 150, terracotta),
    ...lines.map((line, index) => words(line, display, size, first + index * leading, ink)),
    words('The African BPO & CX leader', strong, FOOT_SIZE, HEIGHT - 54, ink),
    picture(card),
    placed(bandPicture(card.seed, { width: BAND.width, height: HEIGHT, palette: 'indigo' }), BAND.x),
    '</svg>',
  ].join('');
}
