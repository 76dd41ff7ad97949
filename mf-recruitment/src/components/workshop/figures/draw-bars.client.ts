/** Horizontal bars on a canvas, in the colours of the theme, for as many series as there are versions. */
import uPlot from 'uplot';

export type BarSeries = { name: string; values: readonly (number | null)[] };
export type BarData = {
  labels: readonly string[];
  series: readonly BarSeries[];
  /** Written beside the bar of a number that is hidden. */
  hidden: string;
};

const ROW = 34;
const ROW_OF_TWO = 52;
const AXIS = 34;
const FONT_SIZE = 13;
const PADDING = 12;
/** Widest number beside a bar, also « masqué ». */
const NUMBER = 64;

type Colours = { text: string; line: string; series: string[] };

/** The canvas knows no custom properties: colours come from elements that have them. */
function readColours(place: HTMLElement): Colours {
  const { color, borderBlockEndColor } = getComputedStyle(place);
  const swatches = [...(place.parentElement?.querySelectorAll('[data-series]') ?? [])];
  return { text: color, line: borderBlockEndColor, series: swatches.map((swatch) => getComputedStyle(swatch).color) };
}

/** Cuts a label to a width, in the font of the axis. */
function fitter(font: string): (label: string, width: number) => string {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  const widthOf = (text: string): number => context?.measureText(text).width ?? 0;
  return (label, width) => {
    if (widthOf(label) <= width) return label;
    let length = label.length;
    while (length > 1 && widthOf(`${label.slice(0, length)}…`) > width) length -= 1;
    return `${label.slice(0, length).trimEnd()}…`;
  };
}

const heightOf = ({ labels, series }: BarData): number => labels.length * (series.length > 1 ? ROW_OF_TWO : ROW) + AXIS;
const labelWidth = (width: number): number => Math.round(Math.min(240, width * 0.4));

/** Factor by which the axis is longer than the longest bar, for the number beside it. */
function roomFor(width: number): number {
  const plot = Math.max(2 * NUMBER, width - labelWidth(width) - 2 * PADDING);
  return plot / (plot - NUMBER);
}

/** Writes each number beside its bar, so that no one has to read it from the axis. */
function writeNumbers(chart: uPlot, { labels, series, hidden }: BarData, font: string, colour: string): void {
  const { ctx, bbox } = chart;
  const row = bbox.height / labels.length;
  ctx.save();
  ctx.font = font;
  ctx.fillStyle = colour;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  series.forEach(({ values }, index) => {
    const shift = series.length > 1 ? (index === 0 ? -0.19 : 0.19) * row : 0;
    values.forEach((value, place) => {
      const x = chart.valToPos(value ?? 0, 'y', true) + 6 * devicePixelRatio;
      ctx.fillText(value === null ? hidden : value.toLocaleString('fr'), x, chart.valToPos(place, 'x', true) + shift);
    });
  });
  ctx.restore();
}

function optionsOf(data: BarData, colours: () => Colours, family: string, width: number): uPlot.Options {
  const { labels, series } = data;
  const font = `${FONT_SIZE}px ${family}`;
  const fit = fitter(font);
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const places = labels.map((_, index) => index);
  const bars = (index: number) =>
    uPlot.paths.bars?.(
      series.length > 1 ? { size: [0.36, 22], align: index === 0 ? -1 : 1 } : { size: [0.62, 22], align: 0 },
    );
  const text = () => colours().text;
  const grid = { stroke: () => colours().line, width: 1 };
  return {
    width,
    height: heightOf(data),
    legend: { show: false },
    cursor: { show: false },
    padding: [0, PADDING, 0, 0],
    scales: {
      x: { time: false, ori: 1, dir: -1, range: [-0.5, labels.length - 0.5] },
      // Room for the numbers beside the bars.
      y: { ori: 0, range: (chart) => [0, highest * roomFor(chart.width)] },
    },
    axes: [
      {
        side: 3,
        font,
        stroke: text,
        size: (chart) => labelWidth(chart.width) + PADDING,
        gap: 6,
        grid: { show: false },
        ticks: { show: false },
        splits: () => places,
        values: (chart, splits) => splits.map((place) => fit(labels[place] ?? '', labelWidth(chart.width))),
      },
      {
        side: 2,
        font,
        stroke: text,
        size: AXIS,
        space: 70,
        grid,
        ticks: { show: false },
        values: (_chart, splits) => splits.map((value) => (Number.isInteger(value) ? value.toLocaleString('fr') : '')),
      },
    ],
    series: [
      {},
      ...series.map(({ name }, index) => {
        const paths = bars(index);
        return {
          label: name,
          fill: () => colours().series[index] ?? 'gray',
          width: 0,
          points: { show: false },
          ...(paths && { paths }),
        };
      }),
    ],
    hooks: {
      draw: [(chart) => writeNumbers(chart, data, `${FONT_SIZE * devicePixelRatio}px ${family}`, colours().text)],
    },
  };
}

/** Calls `onChange` when the theme, the contrast or the width of `place` changes. */
function watch(place: HTMLElement, onTheme: () => void, onWidth: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));
  const themes = new MutationObserver(onTheme);
  const widths = new ResizeObserver(onWidth);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  widths.observe(place);
  queries.forEach((query) => query.addEventListener('change', onTheme));
  return () => {
    themes.disconnect();
    widths.disconnect();
    queries.forEach((query) => query.removeEventListener('change', onTheme));
  };
}

/** @returns removes the chart */
export function drawBars(place: HTMLElement, data: BarData): () => void {
  let colours = readColours(place);
  const family = getComputedStyle(place).fontFamily;
  const values: uPlot.AlignedData = [
    data.labels.map((_, index) => index),
    ...data.series.map((one) => [...one.values]),
  ];
  const chart = new uPlot(
    optionsOf(data, () => colours, family, place.clientWidth),
    values,
    place,
  );
  const onTheme = () => {
    colours = readColours(place);
    chart.redraw();
  };
  const onWidth = () => {
    if (place.clientWidth > 0 && place.clientWidth !== chart.width)
      chart.setSize({ width: place.clientWidth, height: heightOf(data) });
  };
  const unwatch = watch(place, onTheme, onWidth);
  return () => {
    unwatch();
    chart.destroy();
  };
}
