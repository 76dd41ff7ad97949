/** The ten values of the group, each as an emblem of its meaning. */
import { BRAND_COLORS } from '@vipp/shared/artwork/brand-colors';
import { FAMILY_NAMES } from '@vipp/shared/artwork/pattern-motifs';
import {
  diamond,
  disc,
  dotRing,
  leaf,
  line,
  polygon,
  rect,
  repeat,
  steppedDiamond,
} from '@vipp/shared/artwork/svg-paths';
import { bandAt, clipped, patternPiece, fill, group, stroke, svgFile } from './svg-drawing';

const { ink, deep, paper, terracotta, ochre, leaf: green, clay, sky } = BRAND_COLORS;
const SIZE = 640;
const MIDDLE = SIZE / 2;

/** Nine squares of one pattern; the middle one differs. */
const creativite = (): string => {
  const palettes = ['papier', 'terre', 'indigo', 'feuille', 'papier', 'ciel', 'indigo', 'argile', 'terre'] as const;
  const cell = (index: number): string => {
    const box = { x: 80 + (index % 3) * 165, y: 80 + Math.floor(index / 3) * 165, width: 150, height: 150 };
    return patternPiece(FAMILY_NAMES[index] ?? 'kente', palettes[index] ?? 'papier', box, index === 5 ? 9.4 : 7);
  };
  const around = [0, 1, 2, 3, 5, 6, 7, 8].map(cell);
  const centre = group(
    `rotate(45 ${MIDDLE} ${MIDDLE})`,
    fill(ochre, rect(220, 220, 200, 200)),
    patternPiece('ecailles', 'papier', { x: 235, y: 235, width: 170, height: 170 }, 5.4),
  );
  return fill(ochre, rect(0, 0, SIZE, SIZE)) + around.join('') + centre;
};

/** A path that climbs in steps to the top. */
const determination = (): string => {
  const steps = (count: number, size: number): string => steppedDiamond(MIDDLE, 520, count, size);
  return (
    fill(terracotta, rect(0, 0, SIZE, SIZE)) +
    fill(ochre, disc(MIDDLE, 176, 84)) +
    fill(terracotta, disc(MIDDLE, 176, 62)) +
    fill(paper, disc(MIDDLE, 176, 38)) +
    clipped(
      'sol',
      rect(0, 0, SIZE, 520),
      fill(ink, steps(10, 30)),
      fill(paper, steps(8, 30)),
      fill(ink, steps(6, 30)),
      fill(ochre, steps(4, 30)),
      fill(ink, steps(2, 30)),
    ) +
    fill(ink, rect(0, 520, SIZE, 120)) +
    bandAt('determination', 'papier', 0, 548, SIZE, 48)
  );
};

/** A leaf with the brand pattern, and seeds. */
const ecoResponsabilite = (): string => {
  const blade = leaf([MIDDLE, 540], [MIDDLE, 64], 0.78);
  const veins = repeat(9, (i) =>
    line([MIDDLE - 200, 70 + i * 62], [MIDDLE, 190 + i * 62], [MIDDLE + 200, 70 + i * 62]),
  );
  return (
    fill(green, rect(0, 0, SIZE, SIZE)) +
    clipped(
      'feuille',
      blade,
      fill(paper, rect(0, 0, SIZE, SIZE)),
      stroke(green, 22, veins),
      stroke(ochre, 8, veins),
      fill(ink, rect(MIDDLE - 7, 0, 14, SIZE)),
    ) +
    stroke(ink, 14, line([MIDDLE, 530], [MIDDLE, 600])) +
    fill(
      ochre,
      repeat(3, (i) => disc(96, 300 + i * 62, 20 - i * 4) + disc(544, 300 + i * 62, 20 - i * 4)),
    ) +
    fill(ink, rect(0, 600, SIZE, 40)) +
    fill(
      ochre,
      repeat(17, (i) => disc(i * 40, 600, 9)),
    )
  );
};

/** Two halves of one shape with swapped colours. */
const egalite = (): string => {
  const form = (x: number, outer: string, inner: string): string =>
    fill(outer, steppedDiamond(x, MIDDLE, 8, 17)) +
    fill(inner, steppedDiamond(x, MIDDLE, 6, 17)) +
    fill(outer, steppedDiamond(x, MIDDLE, 4, 17)) +
    fill(ochre, steppedDiamond(x, MIDDLE, 2, 17));
  return (
    fill(paper, rect(0, 0, MIDDLE, SIZE)) +
    fill(ink, rect(MIDDLE, 0, MIDDLE, SIZE)) +
    form(160, ink, paper) +
    form(480, paper, ink) +
    fill(terracotta, rect(0, 96, SIZE, 22), rect(0, 522, SIZE, 22)) +
    fill(ochre, rect(MIDDLE - 6, 0, 12, SIZE))
  );
};

/** Plinths of different heights that bring all figures to the same line. */
const equite = (): string => {
  const lifted = (x: number, radius: number): string => {
    const top = 186 + radius * 2;
    const courses = Math.floor((520 - top) / 34);
    return (
      fill(paper, disc(x, 186 + radius, radius)) +
      fill(terracotta, disc(x, 186 + radius, radius * 0.66)) +
      fill(ochre, disc(x, 186 + radius, radius * 0.32)) +
      fill(ink, rect(x - 80, top, 160, 520 - top)) +
      fill(
        ochre,
        repeat(courses, (i) => rect(x - 80, 520 - (i + 1) * 34, 160, 8)),
      ) +
      fill(
        clay,
        repeat(courses, (i) => diamond(x - 40, 520 - i * 34 - 13, 9) + diamond(x + 40, 520 - i * 34 - 13, 9)),
      )
    );
  };
  return (
    fill(sky, rect(0, 0, SIZE, SIZE)) +
    fill(ochre, rect(0, 166, SIZE, 10)) +
    lifted(128, 76) +
    lifted(320, 52) +
    lifted(512, 30) +
    fill(ink, rect(0, 520, SIZE, 120)) +
    bandAt('equite', 'papier', 0, 548, SIZE, 48)
  );
};

/** An overflowing calabash. */
const generosite = (): string => {
  const bowl = `M120 330h400a200 200 0 0 1-400 0z`;
  const seeds = [0, 1, 2, 3].map((ring) =>
    fill(
      ring % 2 === 0 ? ochre : paper,
      dotRing(MIDDLE, 330, 70 + ring * 62, [14, 18, 26, 30][ring] ?? 14, 13 + ring * 2),
    ),
  );
  return (
    fill(ink, rect(0, 0, SIZE, SIZE)) +
    clipped('don', rect(0, 0, SIZE, 330), ...seeds, fill(terracotta, disc(MIDDLE, 330, 44))) +
    clipped(
      'bol',
      bowl,
      fill(clay, rect(0, 330, SIZE, 220)),
      fill(
        ink,
        repeat(12, (i) => polygon([100 + i * 40, 366], [140 + i * 40, 366], [120 + i * 40, 410])),
      ),
      fill(paper, rect(0, 424, SIZE, 14), rect(0, 452, SIZE, 6)),
      fill(terracotta, rect(0, 474, SIZE, 60)),
    ) +
    fill(paper, rect(100, 318, 440, 24)) +
    fill(ochre, polygon([262, 518], [378, 518], [416, 562], [224, 562]))
  );
};

/** An open eye with a clear middle. */
const honnetete = (): string => {
  const lens = (bulge: number, half: number): string => leaf([MIDDLE - half, MIDDLE], [MIDDLE + half, MIDDLE], bulge);
  const rays = repeat(24, (i) => {
    const angle = (i / 24) * 2 * Math.PI;
    const at = (radius: number, turn: number): [number, number] => [
      MIDDLE + radius * Math.cos(angle + turn),
      MIDDLE + radius * Math.sin(angle + turn),
    ];
    return polygon(at(470, -0.06), at(470, 0.06), at(150, 0));
  });
  return (
    fill(clay, rect(0, 0, SIZE, SIZE)) +
    fill(terracotta, rays) +
    fill(ink, lens(0.82, 290)) +
    fill(paper, lens(0.8, 262)) +
    fill(ink, disc(MIDDLE, MIDDLE, 124)) +
    fill(sky, disc(MIDDLE, MIDDLE, 100)) +
    fill(paper, dotRing(MIDDLE, MIDDLE, 80, 24, 5)) +
    fill(paper, disc(MIDDLE, MIDDLE, 58)) +
    fill(ochre, disc(MIDDLE, MIDDLE, 24))
  );
};

/** A small seed under a wide sky. */
const humilite = (): string => {
  const arcs = [1, 2, 3, 4, 5].map((i) =>
    stroke(
      i % 2 === 0 ? terracotta : ink,
      10,
      `M${MIDDLE - 58 * i + 20} 520a${58 * i - 20} ${58 * i - 20} 0 0 1 ${116 * i - 40} 0`,
    ),
  );
  return (
    fill(paper, rect(0, 0, SIZE, SIZE)) +
    arcs.join('') +
    fill(ochre, disc(MIDDLE, 500, 20)) +
    fill(ink, rect(0, 520, SIZE, 120)) +
    bandAt('humilite-sol', 'papier', 0, 548, SIZE, 48)
  );
};

/** Two interlocked rings. */
const loyaute = (): string => {
  const ring = (x: number, color: string): string =>
    stroke(ink, 84, disc(x, MIDDLE, 138)) +
    stroke(color, 68, disc(x, MIDDLE, 138)) +
    stroke(paper, 8, disc(x, MIDDLE, 138)) +
    fill(ink, dotRing(x, MIDDLE, 158, 28, 4), dotRing(x, MIDDLE, 118, 22, 4));
  return (
    fill(ochre, rect(0, 0, SIZE, SIZE)) +
    fill(clay, rect(0, 0, SIZE, 70), rect(0, 570, SIZE, 70)) +
    ring(238, terracotta) +
    ring(402, sky) +
    clipped('noeud', rect(200, MIDDLE, 240, 200), ring(238, terracotta))
  );
};

/** Carved posts that carry a roof together. */
const responsabilite = (): string => {
  const post = (x: number): string =>
    fill(paper, rect(x - 38, 262, 76, 258)) +
    fill(terracotta, diamond(x, 326, 34), diamond(x, 456, 34)) +
    fill(ink, diamond(x, 326, 15), diamond(x, 456, 15)) +
    fill(ochre, rect(x - 38, 380, 76, 22));
  return (
    fill(green, rect(0, 0, SIZE, SIZE)) +
    fill(ochre, disc(MIDDLE, 128, 84)) +
    fill(green, disc(MIDDLE, 128, 62)) +
    fill(paper, dotRing(MIDDLE, 128, 46, 16, 5)) +
    fill(ochre, disc(MIDDLE, 128, 28)) +
    fill(ink, polygon([80, 212], [560, 212], [590, 262], [50, 262])) +
    fill(
      ochre,
      repeat(13, (i) => diamond(80 + i * 40, 238, 10)),
    ) +
    [150, 320, 490].map(post).join('') +
    fill(deep, rect(0, 520, SIZE, 120)) +
    bandAt('responsabilite', 'feuille', 0, 548, SIZE, 48)
  );
};

const EMBLEMS: Record<string, () => string> = {
  creativite,
  determination,
  'eco-responsabilite': ecoResponsabilite,
  egalite,
  equite,
  generosite,
  honnetete,
  humilite,
  loyaute,
  responsabilite,
};

/** Name of each value's file, and its SVG of 640 by 640. */
export const drawValues = (): [string, string][] =>
  Object.entries(EMBLEMS).map(([name, emblem]) => [name, svgFile(SIZE, SIZE, emblem())]);
