/** Draws the share image of a page: its title in the typeface of the brand, beside its illustration or the brand pattern. */
import { SHARE_IMAGE_SIZE } from '@vipp/shared/lib/share-image';
import { drawPatternTile } from '@vipp/shared/lib/pattern-tile';
import { WORDMARK_PATHS } from '../../src/components/wordmark-paths';
import { wordShape, type BrandFaces, type OutlineFont } from './brand-faces';

// Breaks a title into lines, as large as its box allows.

type Box = { width: number; height: number };
type FittedTitle = { lines: string[]; size: number; leading: number };

const SIZES = [84, 72, 62, 54, 46, 40, 34] as const;
const LEADING = 1.1;

/** The typeface has no narrow space. Words with such a space between them stay on one line. */
const plainSpaces = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

function breakLines(title: string, widthOf: (text: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const word of title
    .trim()
    .split(/[ \t\n]+/)
    .map(plainSpaces)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A title that fits at no size is cut at the smallest one, with an ellipsis. */
function fitTitle(title: string, font: OutlineFont, { width, height }: Box): FittedTitle {
  const fits = ({ lines, size, leading }: FittedTitle): boolean =>
    lines.length * leading <= height && lines.every((line) => wordShape(line, font, size).width <= width);
  const candidates = SIZES.map((size): FittedTitle => ({
    size,
    leading: size * LEADING,
    lines: breakLines(title, (text) => wordShape(text, font, size).width, width),
  }));
  const fitting = candidates.find(fits);
  if (fitting) return fitting;
  const [smallest] = candidates.slice(-1);
  if (!smallest) throw new Error('fit-title: no size is defined');
  const lines = smallest.lines.slice(0, Math.floor(height / smallest.leading));
  return { ...smallest, lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ''}…`] };
}

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
/** The colours of the brand, as in `shell/src/styles/tokens.css`. */
const [ink, paper, terracotta, ochre, leaf, clay] = ['#1e1b3a', '#fbf6ee', '#b5451b', '#e0a030', '#2f6b4f', '#d98e73'];
const THREADS = [ink, terracotta, ochre, leaf, clay];

const MARGIN = 64;
const PICTURE = { x: 776, width: WIDTH - 776 };
const TITLE = { width: 748 - 2 * MARGIN, height: 336, middle: 338 };
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

/** The brand pattern in seven rows of motifs, as high as the image. */
function pattern(seed: string): string {
  const { height, threads } = drawPatternTile(seed, 5, 7);
  const paths = threads.map(({ thread, path }) => `<path fill="${THREADS[thread]}" d="${path}"/>`);
  return `<g transform="translate(${PICTURE.x})scale(${HEIGHT / height})" shape-rendering="crispEdges">${paths.join('')}</g>`;
}

const picture = ({ seed, illustration }: ShareCard): string =>
  illustration
    ? `<image x="${PICTURE.x}" y="0" width="${PICTURE.width}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" href="${illustration}"/>`
    : pattern(seed);

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
    '</svg>',
  ].join('');
}
