/** Pictures of the recruitment page: a pattern of headsets, and an emblem for each activity of company life. */
import { BRAND_COLORS } from '@vipp/shared/artwork/brand-colors';
import { diamond, disc, dotRing, leaf, polygon, rect, repeat } from '@vipp/shared/artwork/svg-paths';
import { bandAt, clipped, fill, stroke } from './svg-drawing';

const { ink, deep, paper, terracotta, ochre, leaf: green, clay, sky } = BRAND_COLORS;
const [WIDTH, HEIGHT] = [1200, 675];
const [X, Y] = [WIDTH / 2, HEIGHT / 2];

const ground = (color: string): string => fill(color, rect(0, 0, WIDTH, HEIGHT));

/** A headset with its microphone; `size` is the radius of the band over the head. */
const headset = (x: number, y: number, size: number, color: string, spark: string): string =>
  stroke(color, size * 0.2, `M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0`) +
  stroke(color, size * 0.12, `M${x - size} ${y + size * 0.4}q0 ${size * 0.72} ${size * 0.8} ${size * 0.72}`) +
  fill(color, disc(x - size, y + size * 0.2, size * 0.36), disc(x + size, y + size * 0.2, size * 0.36)) +
  fill(
    spark,
    disc(x - size, y + size * 0.2, size * 0.16),
    disc(x + size, y + size * 0.2, size * 0.16),
    disc(x - size * 0.1, y + size * 1.12, size * 0.17),
  );

/** Rows of headsets in medallions, in the manner of wax prints. */
const rejoignezNous = (): string => {
  const [across, down] = [260, 225];
  const looks = [
    [ink, paper, ochre],
    [ochre, ink, terracotta],
    [paper, ink, terracotta],
    [green, paper, ochre],
    [sky, paper, ochre],
  ] as const;
  const medallion = (row: number, column: number): string => {
    const [x, y] = [column * across + (row % 2 ? 0 : across / 2) - 50, row * down + down / 2];
    const [disk, color, spark] = looks[(row * 2 + column) % looks.length] ?? looks[0];
    return (
      fill(disk, disc(x, y, 100)) +
      fill(color, dotRing(x, y, 88, 30, 3.5)) +
      headset(x, y - 12, 44, color, spark) +
      fill(
        clay,
        diamond(x + across / 2, y, 16),
        diamond(x + across / 4, y + down / 2, 9),
        diamond(x - across / 4, y + down / 2, 9),
      )
    );
  };
  return (
    ground(terracotta) + [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => medallion(row, column))).join('')
  );
};

/** A ball on the kick-off spot. */
const sport = (): string => {
  const patch = (angle: number): string => {
    const [x, y] = [X + 122 * Math.cos(angle), Y + 122 * Math.sin(angle)];
    return disc(x, y, 40);
  };
  const turns = [0, 1, 2, 3, 4].map((i) => (i / 5) * 2 * Math.PI - Math.PI / 2);
  const corner = (angle: number, radius: number) =>
    [X + radius * Math.cos(angle), Y + radius * Math.sin(angle)] as const;
  return (
    ground(green) +
    fill(
      deep,
      repeat(4, (i) => rect(i * 340 - 60, 0, 170, HEIGHT)),
    ) +
    fill(
      green,
      repeat(4, (i) => repeat(9, (j) => diamond(i * 340 + 25, j * 84, 22))),
    ) +
    stroke(paper, 10, disc(X, Y, 230), rect(X, -10, 0.1, HEIGHT + 20)) +
    fill(ochre, disc(X, Y, 170)) +
    fill(paper, disc(X, Y, 150)) +
    clipped(
      'ballon',
      disc(X, Y, 150),
      fill(ink, ...turns.map(patch)),
      stroke(ink, 9, ...turns.map((angle) => `M${X} ${Y}L${corner(angle, 122).join(' ')}`)),
    ) +
    fill(terracotta, polygon(...turns.map((angle) => corner(angle, 56))))
  );
};

/** An armchair under the moon. */
const repos = (): string => {
  const stars = [
    [230, 130],
    [330, 250],
    [190, 330],
    [930, 380],
    [1010, 250],
    [860, 110],
    [450, 90],
    [1080, 120],
  ] as const;
  return (
    ground(ink) +
    fill(ochre, disc(720, 190, 118)) +
    fill(ink, disc(768, 160, 104)) +
    fill(clay, ...stars.map(([x, y], i) => diamond(x, y, i % 2 ? 9 : 14))) +
    fill(terracotta, disc(X - 110, 330, 60), disc(X + 110, 330, 60)) +
    fill(terracotta, rect(X - 170, 330, 340, 200), rect(X - 110, 270, 220, 80)) +
    fill(
      paper,
      repeat(3, (row) => repeat(5, (i) => diamond(X - 120 + i * 60, 320 + row * 40, 9))),
    ) +
    fill(clay, disc(X - 190, 450, 48), disc(X + 190, 450, 48)) +
    fill(clay, rect(X - 238, 450, 96, 110), rect(X + 142, 450, 96, 110)) +
    fill(ochre, rect(X - 142, 450, 284, 70)) +
    fill(deep, rect(X - 142, 520, 284, 40), rect(X - 210, 560, 36, 34), rect(X + 174, 560, 36, 34)) +
    fill(sky, rect(0, 594, WIDTH, 81)) +
    bandAt('salle-de-repos', 'ciel', 0, 610, WIDTH, 48)
  );
};

/** A cross with a leaf in the middle. */
const sante = (): string => {
  const arms = [
    [0, -215],
    [0, 215],
    [-215, 0],
    [215, 0],
  ] as const;
  const marks = (radius: number): string => arms.map(([x, y]) => diamond(X + x, Y + y, radius)).join('');
  return (
    ground(clay) +
    fill(
      terracotta,
      repeat(5, (row) => repeat(9, (column) => disc(column * 150, row * 150 + (column % 2 ? 75 : 0) + 30, 26))),
    ) +
    fill(ochre, disc(X, Y, 310)) +
    fill(paper, rect(X - 95, Y - 270, 190, 540), rect(X - 270, Y - 95, 540, 190)) +
    fill(terracotta, marks(36)) +
    fill(ochre, marks(16)) +
    fill(green, leaf([X - 104, Y + 104], [X + 104, Y - 104], 0.85)) +
    stroke(paper, 9, `M${X - 84} ${Y + 84}L${X + 84} ${Y - 84}`) +
    fill(
      paper,
      ...[-1, 0, 1].flatMap((i) => [
        diamond(X + i * 44 - 26, Y - i * 44 - 26, 9),
        diamond(X + i * 44 + 26, Y - i * 44 + 26, 9),
      ]),
    )
  );
};

/** Waves that spread from two points and overlap. */
const ecoute = (): string => {
  const waves = (x: number, colors: readonly string[]): string =>
    colors.map((color, index) => fill(color, disc(x, Y, 400 - index * 50))).join('') +
    fill(paper, dotRing(x, Y, 120, 24, 6));
  return (
    ground(sky) +
    clipped('gauche', rect(0, 0, X, HEIGHT), waves(250, [ink, sky, ink, paper, ink, ochre, ink, terracotta])) +
    clipped('droite', rect(X, 0, X, HEIGHT), waves(950, [ochre, sky, ochre, ink, ochre, paper, ink, green])) +
    fill(
      paper,
      repeat(9, (i) => diamond(X, i * 84, 26)),
    ) +
    fill(
      terracotta,
      repeat(9, (i) => diamond(X, i * 84, 11)),
    )
  );
};

/** The waveform of a voice. */
const voix = (): string => {
  const lengths = [70, 130, 210, 300, 410, 520, 430, 560, 460, 340, 420, 270, 180, 110, 60];
  const colors = [terracotta, ochre, clay, paper];
  return (
    ground(ink) +
    fill(sky, rect(0, Y - 5, WIDTH, 10)) +
    lengths
      .map((length, index) => {
        const x = 75 + index * 75;
        const color = colors[index % colors.length] ?? paper;
        const marks = Math.floor(length / 70);
        return (
          fill(
            color,
            rect(x - 24, Y - length / 2, 48, length),
            polygon([x - 24, Y - length / 2], [x + 24, Y - length / 2], [x, Y - length / 2 - 30]),
            polygon([x - 24, Y + length / 2], [x + 24, Y + length / 2], [x, Y + length / 2 + 30]),
          ) +
          fill(
            ink,
            repeat(marks, (i) => diamond(x, Y + (i - (marks - 1) / 2) * 64, 14)),
          )
        );
      })
      .join('')
  );
};

/** Garlands over a courtyard. */
const fetes = (): string => {
  const colors = [terracotta, green, ochre, sky, ink];
  const swag = (y: number, sag: number, shift: number): string => {
    const at = (share: number) => y + sag * 4 * share * (1 - share);
    const flags = Array.from({ length: 12 }, (_, i) => {
      const [x, top] = [i * 100 + 8, Math.round(at((i + 0.5) / 12))];
      return (
        fill(colors[(i + shift) % colors.length] ?? ink, polygon([x, top], [x + 84, top], [x + 42, top + 112])) +
        fill(paper, disc(x + 42, top + 34, 13))
      );
    });
    return stroke(ink, 6, `M0 ${y}Q${X} ${y + sag * 2} ${WIDTH} ${y}`) + flags.join('');
  };
  return (
    ground(paper) +
    fill(clay, ...[240, 600, 960].map((x) => disc(x, 620, 170))) +
    fill(ochre, ...[240, 600, 960].map((x) => disc(x, 620, 128))) +
    fill(terracotta, ...[240, 600, 960].map((x) => disc(x, 620, 84))) +
    fill(paper, ...[240, 600, 960].map((x) => dotRing(x, 620, 106, 26, 6))) +
    swag(20, 70, 0) +
    swag(190, 90, 2) +
    fill(ink, rect(0, 620, WIDTH, 55)) +
    fill(
      ochre,
      repeat(25, (i) => diamond(i * 50, 648, 14)),
    )
  );
};

/** Drawing functions by the suffix of the picture’s name. */
export const RECRUITMENT_PICTURES: Readonly<Record<string, () => string>> = {
  'rejoignez-nous': rejoignezNous,
  'vie-sport': sport,
  'vie-repos': repos,
  'vie-sante': sante,
  'vie-ecoute': ecoute,
  'vie-voix': voix,
  'vie-fetes': fetes,
};
