/** SVG path data of the basic shapes; the unit of coordinates is that of the caller. */

const round = (value: number): number => Math.round(value * 100) / 100;

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

export const disc = (x: number, y: number, radius: number): string => {
  const [r, d] = [round(radius), round(radius * 2)];
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 ${-d} 0z`;
};

/** Points as `[x, y]` pairs. */
export type Point = readonly [number, number];

export const polygon = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

export const line = (...points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export const diamond = (x: number, y: number, radius: number): string =>
  polygon([x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y]);

/** A diamond with stepped sides, of `steps` steps of `size` units each, as in kente. */
export const steppedDiamond = (x: number, y: number, steps: number, size = 1): string => {
  const stairs = (horizontal: 1 | -1, vertical: 1 | -1): string =>
    `h${round(horizontal * size)}v${round(vertical * size)}`.repeat(steps - 1);
  const [side, base] = [round(size), round(2 * size)];
  return [
    `M${round(x - size)} ${round(y - steps * size)}h${base}v${side}${stairs(1, 1)}v${side}`,
    `${stairs(-1, 1)}h${-base}v${-side}${stairs(-1, -1)}v${-side}${stairs(1, -1)}z`,
  ].join('');
};

/** `count` dots on a circle. */
export const dotRing = (x: number, y: number, radius: number, count: number, dot: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return disc(x + radius * Math.cos(angle), y + radius * Math.sin(angle), dot);
  }).join('');

/** `count` copies of a shape; `form` draws the copy of an index. */
export const repeat = (count: number, form: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => form(index)).join('');

/** A leaf between two points: two arcs that meet in a tip; `bulge` 1 is a half circle on each side. */
export const leaf = ([x1, y1]: Point, [x2, y2]: Point, bulge: number): string => {
  const radius = round(Math.hypot(x2 - x1, y2 - y1) / (2 * bulge));
  return `M${round(x1)} ${round(y1)}A${radius} ${radius} 0 0 1 ${round(x2)} ${round(y2)}A${radius} ${radius} 0 0 1 ${round(x1)} ${round(y1)}z`;
};

/**
 * The visible part of a disc around `(x, y)` inside a scale of radius 8, under the next rows of scales, which are
 * shifted by half a step.
 */
export const scaleFan = (x: number, y: number, radius: number): string => {
  const sum = (radius * radius + 64) / 16;
  const spread = 2 * radius * radius - sum * sum;
  if (spread <= 0) {
    return disc(x, y, radius);
  }
  const [across, down] = [(sum + Math.sqrt(spread)) / 2, (sum - Math.sqrt(spread)) / 2];
  const r = round(radius);
  return [
    `M${round(x - across)} ${round(y + down)}A${r} ${r} 0 ${down > 0 ? 1 : 0} 1 ${round(x + across)} ${round(y + down)}`,
    `A8 8 0 0 0 ${round(x + down)} ${round(y + across)}`,
    down > 0 ? `A${r} ${r} 0 0 1 ${round(x - down)} ${round(y + across)}` : '',
    `A8 8 0 0 0 ${round(x - across)} ${round(y + down)}z`,
  ].join('');
};
