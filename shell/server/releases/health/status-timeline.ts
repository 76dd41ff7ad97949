/** The history of a remote as lines, one for each version: thick while it is the default version, dashed while it is a canary. */
import { html, type Html } from '../../html/html';
import { historyMark } from './status-drawings';
import type { HistoryMark, RemoteStatus, VersionRole } from './status-model';

const MAX_ROWS = 5;
const STEP = 34;
const ROW = 40;
const EDGE = 14;
/** Approximate width of a character of a label. */
const CHARACTER = 6.7;
const MAX_LABEL_LENGTH = 16;

type VersionMark = HistoryMark & { version: string };

/** Roles of the versions after an event. */
function rolesAfter(
  roles: ReadonlyMap<string, VersionRole>,
  { type, version, percent }: VersionMark,
): Map<string, VersionRole> {
  const without = (role: VersionRole) => [...roles].filter(([name, one]) => one !== role && name !== version);
  const others = [...roles].filter(([name]) => name !== version);
  switch (type) {
    case 'promoted':
      return new Map([...without('default'), [version, 'default']]);
    case 'rolled-back':
      return new Map([[version, 'default']]);
    case 'canary':
      return new Map(
        percent ? [...without('canary'), [version, 'canary']] : [...roles].filter(([, role]) => role !== 'canary'),
      );
    case 'halted':
      return roles.get(version) === 'canary' ? new Map(others) : new Map(roles);
    case 'published':
    case 'adopted':
    case 'key-added':
    case 'key-revoked':
      return new Map(roles);
  }
}

type Segment = { version: string; role: VersionRole; from: number; to: number };

function* segmentsOf(marks: readonly VersionMark[]): Generator<Segment> {
  let roles = new Map<string, VersionRole>();
  for (const [index, mark] of marks.entries()) {
    roles = rolesAfter(roles, mark);
    for (const [version, role] of roles) yield { version, role, from: index, to: index + 1 };
  }
}

const isOfVersion = (mark: HistoryMark): mark is VersionMark => mark.version !== undefined;

const toLabel = (version: string): string =>
  version.length > MAX_LABEL_LENGTH ? `${version.slice(0, MAX_LABEL_LENGTH - 1)}…` : version;

/** Versions by their latest event, latest first. */
const rowsOf = (marks: readonly VersionMark[]): string[] =>
  [...new Set(marks.map(({ version }) => version).reverse())].slice(0, MAX_ROWS);

export function timeline({ remote, history }: RemoteStatus): Html {
  const all = history.filter(isOfVersion);
  const rows = rowsOf(all);
  const x = (index: number) => EDGE + index * STEP;
  const marks = all.filter(({ version }) => rows.includes(version));
  const width = Math.max(x(marks.length) + EDGE, 240);
  const y = (version: string) => rows.indexOf(version) * ROW + 30;
  const lines = [...segmentsOf(marks)].map(
    ({ version, role, from, to }) => html`<path class="thread ${role}" d="M${x(from)} ${y(version)}H${x(to)}" />`,
  );
  const labels = rows.map((version) => {
    const text = toLabel(version);
    const first = marks.findIndex((mark) => mark.version === version);
    const left = Math.min(x(first) - 6, width - 4 - text.length * CHARACTER);
    return html`<text x="${Math.max(2, Math.round(left))}" y="${y(version) - 14}">${text}</text>`;
  });
  return html`<div
    class="timeline"
    tabindex="0"
    role="region"
    aria-label="Frise des versions de ${remote}, la plus récente à droite"
  >
    <svg width="${width}" height="${rows.length * ROW + 8}" aria-hidden="true" focusable="false">
      ${lines}${labels}${marks.map((mark, index) => historyMark(mark, x(index), y(mark.version)))}
    </svg>
  </div>`;
}
