/** The drawings of the status page: traffic as a patterned strip, render times as bars, and signs. */
import { drawPatternTile } from '@vipp/shared/lib/pattern-tile';
import { html, type Html } from '../../html/html';
import type { HealthVerdict } from './health-verdict';
import type { HistoryMark, LiveVersion } from './status-model';
import type { HealthPoint } from './version-health';

const CELL = 4;

/** A tile of the brand pattern: the default version in all colours of the brand, a canary in two. */
function patternTile(id: string, role: LiveVersion['role']): Html {
  const { width, height, threads } = drawPatternTile(role === 'default' ? id : `canari ${id}`, 6);
  return html`<pattern
    id="${id}"
    class="pattern-${role}"
    width="${width}"
    height="${height}"
    patternUnits="userSpaceOnUse"
    patternTransform="scale(${CELL})"
    >${threads.map(({ thread, path }) => html`<path class="thread-${thread}" d="${path}" />`)}</pattern
  >`;
}

/** A strip of the brand pattern with a part for each version, as wide as its share of visitors. */
export function shareStrip(remote: string, live: readonly LiveVersion[]): Html {
  let left = 0;
  const parts = live.map(({ role, share }) => {
    const x = left;
    left += share;
    return html`<rect x="${x}%" width="${share}%" height="100%" fill="url(#${remote}-${role})" />${
        x > 0 && share > 0 ? html`<rect class="seam" x="${x}%" width="3" height="100%" />` : undefined
      }`;
  });
  return html`<svg
    class="strip"
    width="100%"
    height="36"
    aria-hidden="true"
    focusable="false"
    shape-rendering="crispEdges"
  >
    ${live.map(({ role }) => patternTile(`${remote}-${role}`, role))}${parts}
  </svg>`;
}

const BAR = 8;
const HIGH = 40;
/** Smallest scale of the bars, so that small differences of fast pages stay small. */
const MIN_SCALE_MS = 50;

/** Milliseconds of the highest bar. */
export const scaleOf = (points: readonly HealthPoint[]): number =>
  Math.round(Math.max(MIN_SCALE_MS, ...points.map(({ p95 }) => p95 ?? 0)));

/** A bar for each minute: the 95th percentile of the render times, in front of it the median; below, minutes with failures. */
export function renderBars(points: readonly HealthPoint[]): Html {
  const top = scaleOf(points);
  const bar = (index: number, name: string, value: number | undefined) => {
    if (value === undefined) return undefined;
    const height = Math.min(HIGH, Math.max(1.5, Math.round((value / top) * HIGH * 10) / 10));
    return html`<rect
      class="${name}"
      x="${index * BAR + 1}"
      y="${HIGH - height}"
      width="${BAR - 2}"
      height="${height}"
    />`;
  };
  const failure = (index: number) =>
    html`<rect class="failed" x="${index * BAR}" y="${HIGH + 3}" width="${BAR}" height="5" />`;
  return html`<svg
    class="bars"
    viewBox="0 0 ${points.length * BAR} ${HIGH + 8}"
    width="100%"
    height="60"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect class="ground" y="${HIGH}" width="100%" height="1" />
    ${points.map(
      ({ p50, p95, failed }, index) =>
        html`${bar(index, 'p95', p95)}${bar(index, 'p50', p50)}${failed > 0 ? failure(index) : undefined}`,
    )}
  </svg>`;
}

const VERDICT_SIGNS: Readonly<Record<HealthVerdict, Html>> = {
  good: html`<circle cx="10" cy="10" r="9" /><path class="cut" d="M5.5 10.5l3 3 6-7" />`,
  watch: html`<path d="M10 1l9.5 17.5h-19z" /><path class="cut" d="M10 7v5.5M10 15v1" />`,
  bad: html`<path d="M6 1h8l5 5v8l-5 5H6l-5-5V6z" /><path class="cut" d="M6.5 6.5l7 7M13.5 6.5l-7 7" />`,
  quiet: html`<circle class="hollow" cx="10" cy="10" r="8" /><path class="line" d="M6 10h8" />`,
};

/** Has a shape for each verdict, besides the colour. */
export const verdictSign = (verdict: HealthVerdict): Html =>
  html`<svg class="sign ${verdict}" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    ${VERDICT_SIGNS[verdict]}
  </svg>`;

/** Marks of the history, around 0 0; the same in the drawing and in the list. */
const MARKS: Readonly<Record<HistoryMark['type'], Html>> = {
  published: html`<circle class="hollow" r="5" />`,
  adopted: html`<circle class="hollow" r="5" /><circle r="1.6" />`,
  promoted: html`<path d="M0 -7L7 5H-7z" />`,
  'rolled-back': html`<path d="M-8 0L3 -7V7z" />`,
  canary: html`<path d="M0 -7L7 0L0 7L-7 0z" />`,
  halted: html`<path d="M-6 -6H6V6H-6z" /><path class="cut" d="M-2.5 -2.5l5 5M2.5 -2.5l-5 5" />`,
  'key-added': html`<circle class="hollow" r="3.5" />`,
  'key-revoked': html`<path class="line" d="M-4 -4l8 8M4 -4l-8 8" />`,
};

export const historyMark = ({ type }: Pick<HistoryMark, 'type'>, x: number, y: number): Html =>
  html`<g class="mark ${type}" transform="translate(${x} ${y})">${MARKS[type]}</g>`;

export const historySign = (mark: Pick<HistoryMark, 'type'>): Html =>
  html`<svg class="sign" viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    ${historyMark(mark, 0, 0)}
  </svg>`;
