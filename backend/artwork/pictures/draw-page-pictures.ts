/** Pictures of the content pages: towns, the four cards of the group page, the recruitment page, the empty state. */
import { BRAND_COLORS } from '@vipp/shared/artwork/brand-colors';
import { diamond, disc, dotRing, leaf, line, polygon, rect, repeat } from '@vipp/shared/artwork/svg-paths';
import type { Point } from '@vipp/shared/artwork/svg-paths';
import { patternPicture } from '@vipp/shared/artwork/pattern-picture';
import { RECRUITMENT_PICTURES } from './draw-recruitment';
import { drawTown } from './draw-towns';
import { clipped, patternPiece, fill, stroke, svgFile } from './svg-drawing';

const { ink, deep, paper, terracotta, ochre, leaf: green, clay, sky } = BRAND_COLORS;
const [WIDTH, HEIGHT] = [1200, 675];

/** Lines that spread from one point. */
const accompagnement = (): string => {
  const [x, y] = [150, 590];
  const colors = [terracotta, paper, ochre, sky, paper, clay, ochre];
  const ray = (index: number, from: number, to: number, reach: number): string => {
    const at = (share: number): Point => {
      const angle = -((index + share) / 7) * (Math.PI / 2) + 0.04;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    };
    return polygon([x, y], at(from), at(to));
  };
  const beads = repeat(6, (ring) =>
    repeat(7, (index) => {
      const [angle, radius] = [-((index + 0.46) / 7) * (Math.PI / 2) + 0.04, 220 + ring * 160];
      return diamond(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 7 + ring * 4);
    }),
  );
  return (
    fill(ink, rect(0, 0, WIDTH, HEIGHT)) +
    colors.map((color, index) => fill(color, ray(index, 0.14, 0.78, 1500))).join('') +
    fill(ink, beads) +
    fill(ink, disc(x, y, 120)) +
    fill(ochre, disc(x, y, 96)) +
    fill(ink, disc(x, y, 76)) +
    fill(paper, dotRing(x, y, 58, 18, 6)) +
    fill(terracotta, disc(x, y, 38))
  );
};

/** Interlaced leaves and diamonds. */
const engagements = (): string => {
  const step = 150;
  const cells = (draw: (x: number, y: number) => string, parity: number): string =>
    repeat(6, (row) =>
      repeat(9, (column) => ((row + column) % 2 === parity ? draw(column * step, row * step - 37) : '')),
    );
  const sprig = (x: number, y: number): string =>
    leaf([x, y + 72], [x, y - 72], 0.7) + leaf([x - 72, y], [x + 72, y], 0.7);
  return (
    fill(green, rect(0, 0, WIDTH, HEIGHT)) +
    fill(
      deep,
      cells((x, y) => diamond(x, y, 104), 1),
    ) +
    fill(
      ochre,
      cells((x, y) => diamond(x, y, 84), 1),
    ) +
    fill(
      deep,
      cells((x, y) => diamond(x, y, 64), 1),
    ) +
    fill(
      terracotta,
      cells((x, y) => diamond(x, y, 40), 1),
    ) +
    fill(paper, cells(sprig, 0)) +
    fill(
      green,
      cells((x, y) => leaf([x, y + 46], [x, y - 46], 0.4) + leaf([x - 46, y], [x + 46, y], 0.4), 0),
    ) +
    fill(
      ochre,
      cells((x, y) => disc(x, y, 15), 0),
    )
  );
};

/** Four patterned strips, one for each family of services. */
const metiers = (): string => {
  const strips = [
    ['chevrons', 'indigo', 11],
    ['disques', 'terre', 16.1],
    ['ndop', 'papier', 18.1],
    ['ecailles', 'feuille', 18.1],
  ] as const;
  return (
    fill(ochre, rect(0, 0, WIDTH, HEIGHT)) +
    strips
      .map(([family, palette, scale], index) =>
        patternPiece(family, palette, { x: index * 303, y: 0, width: 290, height: HEIGHT }, scale),
      )
      .join('')
  );
};

/** Overlapping discs of many colours; each overlap has a third colour. */
const recrutement = (): string => {
  const people: [number, number, number, string][] = [
    [300, 338, 196, terracotta],
    [560, 338, 196, ochre],
    [820, 338, 196, sky],
    [1060, 338, 150, green],
    [80, 338, 150, green],
  ];
  const meeting = (
    name: string,
    [x, y, radius]: [number, number, number, string],
    [x2, y2, radius2]: [number, number, number, string],
  ): string =>
    clipped(
      name,
      disc(x, y, radius),
      fill(ink, disc(x2, y2, radius2)),
      fill(clay, dotRing(x2, y2, radius2 - 22, 40, 5)),
    );
  const [first, second, third, last, start] = people;
  if (!first || !second || !third || !last || !start) return '';
  return (
    fill(paper, rect(0, 0, WIDTH, HEIGHT)) +
    people.map(([x, y, radius, color]) => fill(color, disc(x, y, radius))).join('') +
    meeting('a', start, first) +
    meeting('b', first, second) +
    meeting('c', second, third) +
    meeting('d', third, last) +
    people
      .map(([x, y, radius]) => stroke(paper, 6, disc(x, y, radius * 0.42)) + fill(paper, disc(x, y, radius * 0.2)))
      .join('') +
    fill(
      ink,
      repeat(
        25,
        (i) =>
          polygon([i * 50 - 25, 0], [i * 50 + 25, 0], [i * 50, 44]) +
          polygon([i * 50 - 25, 675], [i * 50 + 25, 675], [i * 50, 631]),
      ),
    )
  );
};

const CARDS: Record<string, () => string> = {
  accompagnement,
  engagements,
  metiers,
  recrutement,
  ...RECRUITMENT_PICTURES,
};

/** The picture of a content page, 1200 by 675: the subject that the file's name ends with, else a pattern seeded by the name. */
export const drawPagePicture = (name: string): string => {
  const card = Object.entries(CARDS).find(([subject]) => name.endsWith(subject))?.[1];
  return card
    ? svgFile(WIDTH, HEIGHT, card())
    : (drawTown(name) ?? patternPicture(name, { width: WIDTH, height: HEIGHT }));
};

/** Empty state of the news, 640 by 480: a loom with the first rows of a textile. */
export const drawEmptyState = (): string => {
  const threads = repeat(25, (i) => rect(128 + i * 16, 84, 3, 330));
  return svgFile(
    640,
    480,
    fill(clay, rect(0, 0, 640, 480)),
    fill(paper, rect(112, 60, 416, 372)),
    fill(sky, threads),
    patternPiece('kente', 'indigo', { x: 120, y: 328, width: 400, height: 84 }, 5.2),
    fill(terracotta, rect(120, 316, 400, 12)),
    fill(ink, rect(84, 56, 472, 26), rect(84, 412, 472, 26), rect(100, 30, 20, 430), rect(520, 30, 20, 430)),
    fill(
      ochre,
      repeat(11, (i) => diamond(120 + i * 40, 69, 8)),
    ),
    fill(ochre, leaf([250, 250], [440, 206], 0.42)),
    fill(ink, leaf([296, 240], [394, 217], 0.36)),
    stroke(terracotta, 3, line([440, 206], [492, 222], [512, 322])),
  );
};
