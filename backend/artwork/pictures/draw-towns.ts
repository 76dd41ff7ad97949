/** The towns of the group, drawn with the shapes of the brand pattern: discs for hills, teeth for roofs. */
import { BRAND_COLORS } from '@vipp/shared/artwork/brand-colors';
import { diamond, disc, leaf, line, polygon, rect, repeat } from '@vipp/shared/artwork/svg-paths';
import { bandAt, clipped, patternPiece, fill, group, stroke, svgFile } from './svg-drawing';

const { ink, deep, paper, terracotta, ochre, leaf: green, clay, sky } = BRAND_COLORS;
const [WIDTH, HEIGHT] = [1200, 675];

const scene = (background: string, ...children: string[]): string =>
  svgFile(WIDTH, HEIGHT, fill(background, rect(0, 0, WIDTH, HEIGHT)), ...children);

const rings = (x: number, y: number, ...circles: [number, string][]): string =>
  circles.map(([radius, color]) => fill(color, disc(x, y, radius))).join('');

/** Rows of short waves, shorter and closer towards the horizon. */
const waves = (color: string, top: number, rows: number): string =>
  stroke(
    color,
    4,
    repeat(rows, (row) => {
      const [y, length] = [top + row * (14 + row * 5), 30 + row * 14];
      return repeat(
        Math.ceil(WIDTH / (length * 2)) + 1,
        (i) => `M${i * length * 2 - (row % 2) * length} ${y}h${length}`,
      );
    }),
  );

/** A house on piles in the lagoon: toothed thatch, plaited wall, reflection. */
const pileHouse = (x: number, y: number, scale: number, wall: string): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    stroke(
      deep,
      7,
      repeat(5, (i) => line([-64 + i * 32, 0], [-70 + i * 35, 92])),
    ),
    fill(wall, rect(-78, -74, 156, 80)),
    fill(ink, rect(-16, -52, 32, 58)),
    fill(
      paper,
      repeat(2, (i) => rect(-60 + i * 92, -50, 28, 24)),
    ),
    fill(ink, rect(-92, 2, 184, 9)),
    fill(ochre, polygon([0, -178], [112, -66], [-112, -66])),
    fill(terracotta, polygon([0, -152], [82, -70], [66, -70], [0, -136], [-66, -70], [-82, -70])),
    fill(
      ink,
      repeat(14, (i) => polygon([-112 + i * 16, -66], [-96 + i * 16, -66], [-104 + i * 16, -54])),
    ),
  );

const pirogue = (x: number, y: number, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    fill(ink, 'M-150 -26Q0 34 150 -26Q120 44 0 44Q-120 44-150-26z'),
    fill(
      ochre,
      repeat(7, (i) => diamond(-84 + i * 28, 22, 8)),
    ),
  );

const cotonou = (): string =>
  scene(
    clay,
    rings(900, 300, [190, ochre], [158, clay], [134, paper], [96, terracotta]),
    fill(sky, rect(0, 386, WIDTH, 210)),
    clipped(
      'reflet',
      rect(0, 386, WIDTH, 210),
      rings(900, 386, [150, ochre], [126, sky], [104, paper], [74, terracotta]),
    ),
    fill(
      green,
      repeat(20, (i) => polygon([i * 62 - 10, 386], [i * 62 + 14, 352], [i * 62 + 40, 386])),
    ),
    waves(ink, 412, 6),
    pileHouse(610, 400, 0.62, clay),
    pileHouse(178, 446, 1.12, terracotta),
    pileHouse(424, 426, 0.86, paper),
    pirogue(820, 500, 0.9),
    pirogue(1072, 440, 0.5),
    fill(ochre, rect(0, 596, WIDTH, 79)),
    bandAt('cotonou-plage', 'papier', 0, 612, WIDTH, 48),
  );

const palm = (x: number, y: number, height: number, lean: number): string => {
  const [topX, topY] = [x + lean, y - height];
  const fronds = [
    [-1, -0.28],
    [-0.92, 0.3],
    [-0.5, -0.72],
    [0.5, -0.72],
    [0.92, 0.3],
    [1, -0.28],
    [-0.5, 0.78],
    [0.5, 0.78],
  ] as const;
  const reach = height * 0.42;
  return (
    stroke(ink, 20, `M${x} ${y}Q${x - lean * 0.4} ${y - height * 0.5} ${topX} ${topY}`) +
    fill(green, ...fronds.map(([dx, dy]) => leaf([topX, topY], [topX + dx * reach, topY + dy * reach], 0.52))) +
    fill(
      ink,
      ...fronds.map(([dx, dy]) => leaf([topX, topY], [topX + dx * reach * 0.8, topY + dy * reach * 0.8], 0.12)),
    ) +
    fill(ochre, disc(topX - 13, topY + 14, 11), disc(topX + 13, topY + 14, 11), disc(topX, topY + 4, 11))
  );
};

/** A market stall under its parasol. */
const parasol = (x: number, y: number, radius: number, dark: string, light: string, name: string): string => {
  const dome = `M${x - radius} ${y}a${radius} ${radius * 0.72} 0 0 1 ${radius * 2} 0z`;
  const gores = repeat(4, (i) =>
    polygon(
      [x - radius + (i * 2 + 1) * (radius / 4) - radius / 8, y],
      [x - radius + (i * 2 + 1) * (radius / 4) + radius / 8, y],
      [x, y - radius * 0.76],
    ),
  );
  return (
    stroke(ink, 9, line([x, y], [x, y + radius * 1.05])) +
    clipped(name, dome, fill(light, rect(x - radius, y - radius, radius * 2, radius)), fill(dark, gores)) +
    fill(
      dark,
      repeat(8, (i) => `M${x - radius + (i * radius) / 4} ${y}a${radius / 8} ${radius / 8} 0 0 0 ${radius / 4} 0z`),
    ) +
    fill(ink, rect(x - radius * 0.72, y + radius * 0.66, radius * 1.44, radius * 0.42)) +
    fill(
      ochre,
      repeat(6, (i) => disc(x - radius * 0.6 + i * radius * 0.24, y + radius * 0.6, radius * 0.1)),
    )
  );
};

const lome = (): string =>
  scene(
    ochre,
    rings(300, 330, [170, paper], [146, ochre], [124, terracotta], [70, paper]),
    patternPiece('ecailles', 'ciel', { x: 0, y: 330, width: WIDTH, height: 132 }, 4.125),
    fill(ink, rect(0, 322, WIDTH, 10)),
    fill(paper, rect(0, 462, WIDTH, 213)),
    fill(
      clay,
      repeat(26, (i) => polygon([i * 48 - 10, 462], [i * 48 + 38, 462], [i * 48 + 14, 482])),
    ),
    palm(700, 520, 300, 44),
    palm(846, 500, 390, -30),
    palm(1010, 516, 330, 56),
    palm(1138, 500, 250, -26),
    palm(84, 520, 260, 40),
    parasol(240, 520, 104, terracotta, paper, 'etal1'),
    parasol(468, 540, 90, sky, ochre, 'etal2'),
    parasol(760, 560, 82, green, clay, 'etal3'),
    parasol(980, 548, 96, terracotta, ochre, 'etal4'),
    fill(ink, rect(0, 640, WIDTH, 35)),
    fill(
      ochre,
      repeat(31, (i) => diamond(i * 40, 657, 9)),
    ),
  );

/** A hill whose terraces are the rings of a disc. */
const hill = (x: number, y: number, radius: number, dark: string, light: string): string =>
  Array.from({ length: Math.ceil(radius / 44) }, (_, i) =>
    fill(i % 2 === 0 ? dark : light, disc(x, y, radius - i * 44 - (i % 2) * 10)),
  ).join('');

const tower = (x: number, y: number, width: number, floors: number, color: string): string =>
  fill(color, rect(x, y - floors * 24 - 10, width, floors * 24 + 10)) +
  fill(
    ochre,
    repeat(floors, (floor) =>
      repeat(Math.floor((width - 8) / 18), (i) => rect(x + 9 + i * 18, y - floors * 24 + floor * 24, 9, 12)),
    ),
  );

/** The round hall on the ridge, with a dome like a basket. */
const hall = (x: number, y: number): string =>
  clipped(
    'coupole',
    rect(x - 120, y - 130, 240, 130),
    rings(x, y, [112, ink], [98, terracotta], [84, ink], [70, ochre], [56, ink], [42, clay], [26, ink]),
  ) + fill(ink, rect(x - 128, y - 6, 256, 16));

const kigali = (): string =>
  scene(
    sky,
    rings(240, 190, [112, clay], [92, sky], [74, ochre], [40, paper]),
    hill(160, 640, 330, ink, terracotta),
    hill(1060, 690, 400, ink, clay),
    tower(512, 400, 62, 9, ink),
    tower(586, 400, 46, 6, deep),
    tower(452, 400, 48, 5, deep),
    hall(772, 330),
    hill(640, 760, 420, deep, green),
    hill(250, 850, 340, ink, ochre),
    hill(1010, 880, 350, ink, green),
    fill(ink, rect(0, 620, WIDTH, 55)),
    bandAt('kigali-sol', 'papier', 0, 628, WIDTH, 40),
  );

/** A roof of the Doubs with its gable, and the wooden wall below. */
const farmhouse = (x: number, y: number, width: number, wall: string): string =>
  fill(wall, rect(x, y - 70, width, 70)) +
  fill(
    terracotta,
    polygon([x - 18, y - 66], [x + width * 0.28, y - 150], [x + width * 0.72, y - 150], [x + width + 18, y - 66]),
  ) +
  fill(
    ink,
    repeat(Math.floor(width / 22), (i) =>
      polygon([x - 8 + i * 22, y - 66], [x + 14 + i * 22, y - 66], [x + 3 + i * 22, y - 52]),
    ),
    rect(x + width / 2 - 13, y - 42, 26, 42),
  ) +
  fill(ochre, rect(x + 16, y - 40, 20, 20), rect(x + width - 36, y - 40, 20, 20));

const firs = (x: number, y: number, count: number, size: number): string =>
  fill(
    deep,
    repeat(count, (i) =>
      repeat(3, (tier) =>
        polygon(
          [x + i * size * 1.1 - size * (0.3 + tier * 0.12), y - size * (1.3 - tier * 0.5)],
          [x + i * size * 1.1, y - size * (2.1 - tier * 0.5)],
          [x + i * size * 1.1 + size * (0.3 + tier * 0.12), y - size * (1.3 - tier * 0.5)],
        ),
      ),
    ),
  );

/** The bell tower of Franche-Comté, with its curved and tiled dome. */
const belfry = (x: number, y: number): string =>
  fill(paper, rect(x - 32, y - 170, 64, 170)) +
  clipped(
    'clocher',
    `M${x - 42} ${y - 168}c0-60 28-46 36-110h12c8 64 36 50 36 110z`,
    fill(ink, rect(x - 60, y - 290, 120, 130)),
    fill(
      ochre,
      repeat(7, (i) => repeat(6, (j) => diamond(x - 44 + j * 18 + (i % 2) * 9, y - 272 + i * 17, 6))),
    ),
  ) +
  stroke(ink, 5, line([x, y - 276], [x, y - 312])) +
  fill(ink, rect(x - 13, y - 148, 26, 44), rect(x - 32, y - 92, 64, 6));

const anteuil = (): string =>
  scene(
    clay,
    rings(930, 176, [104, ochre], [84, clay], [66, paper]),
    hill(180, 700, 430, green, ochre),
    hill(980, 760, 480, green, sky),
    firs(86, 330, 7, 34),
    firs(900, 330, 8, 32),
    hill(600, 1010, 560, deep, green),
    belfry(610, 536),
    farmhouse(380, 548, 168, paper),
    farmhouse(690, 540, 190, clay),
    farmhouse(214, 566, 130, ochre),
    farmhouse(916, 562, 142, paper),
    fill(ink, rect(0, 580, WIDTH, 95)),
    waves(sky, 598, 3),
    bandAt('anteuil-sol', 'papier', 0, 635, WIDTH, 40),
  );

/** Rows of Paris roofs: zinc, dormers and chimneys. */
const mansard = (x: number, y: number, width: number, wall: string): string =>
  fill(wall, rect(x, y - 190, width, 190)) +
  fill(ink, polygon([x - 6, y - 186], [x + 16, y - 256], [x + width - 16, y - 256], [x + width + 6, y - 186])) +
  fill(
    terracotta,
    repeat(3, (i) => rect(x + 26 + i * 16, y - 282, 10, 28)),
  ) +
  fill(
    paper,
    repeat(Math.floor(width / 52), (i) => rect(x + 20 + i * 52, y - 236, 22, 34)),
  ) +
  fill(
    ink,
    repeat(3, (floor) => repeat(Math.floor(width / 40), (i) => rect(x + 14 + i * 40, y - 168 + floor * 58, 18, 38))),
  );

const paris = (): string =>
  scene(
    sky,
    rings(330, 220, [120, ochre], [98, sky], [80, paper]),
    fill(ink, 'M880 470Q968 330 984 70h12Q1012 330 1100 470h-38Q1030 400 990 400T918 470z'),
    fill(
      ochre,
      rect(940, 292, 100, 12),
      rect(900, 396, 180, 12),
      repeat(5, (i) => diamond(990, 130 + i * 34, 9)),
    ),
    mansard(-40, 530, 216, clay),
    mansard(180, 530, 250, paper),
    mansard(436, 530, 200, ochre),
    mansard(642, 530, 230, paper),
    mansard(1096, 530, 220, clay),
    fill(terracotta, rect(0, 526, WIDTH, 22)),
    fill(ink, rect(0, 548, WIDTH, 127)),
    waves(sky, 572, 3),
    bandAt('paris-quai', 'papier', 0, 630, WIDTH, 45),
  );

const TOWNS: Record<string, () => string> = { cotonou, lome, kigali, anteuil, paris };

/** SVG of the town named by a file, 1200 by 675. */
export const drawTown = (name: string): string | undefined =>
  Object.entries(TOWNS).find(([town]) => name.includes(town))?.[1]();
