/** The status page of the federation, as a single document without scripts or separate pictures. */
import { drawPatternTile } from '@vipp/shared/lib/pattern-tile';
import { worstOf, type HealthVerdict } from './health-verdict';
import { html, Html } from '../../html/html';
import { remoteCard } from './status-card';
import { verdictSign } from './status-drawings';
import type { Status } from './status-model';
import { statusStyle } from './status-style';
import { moment, plural, VERDICTS } from './status-words';

export const STATUS_PATH = '/federation/status';
export const FROZEN_QUERY = 'fige';

const REFRESH_SECONDS = 15;

export type PageOptions = {
  /** Address of the font of the site; without it a system font is used. */
  fontHref?: string | undefined;
  /** Whether the reader has stopped the refresh. */
  isFrozen?: boolean;
};

const HEADLINES: Readonly<Record<HealthVerdict, string>> = {
  bad: 'En défaut',
  watch: 'À surveiller',
  good: 'Tout est en bonne santé',
  quiet: 'Aucun trafic ces dernières minutes',
};

/** Names the remotes that need attention. */
function headline({ remotes }: Status, verdict: HealthVerdict): string {
  const concerned = remotes.filter((remote) => remote.verdict === verdict).map(({ remote }) => remote);
  return verdict === 'bad' || verdict === 'watch'
    ? `${HEADLINES[verdict]}\u202F: ${concerned.join(', ')}`
    : HEADLINES[verdict];
}

function band(): Html {
  const { width, height, threads } = drawPatternTile('federation', 6);
  return html`<svg
    class="band"
    width="100%"
    height="27"
    aria-hidden="true"
    focusable="false"
    shape-rendering="crispEdges"
  >
    <pattern
      id="band"
      class="pattern-default"
      width="${width}"
      height="${height}"
      patternUnits="userSpaceOnUse"
      patternTransform="scale(3)"
    >
      ${threads.map(({ thread, path }) => html`<path class="thread-${thread}" d="${path}" />`)}
    </pattern>
    <rect width="100%" height="100%" fill="url(#band)" />
  </svg>`;
}

/** The state of all remotes at a glance. */
function overview({ remotes }: Status): Html {
  return html`<ul class="overview">
    ${remotes.map(
      ({ remote, verdict }) =>
        html`<li>
          <a href="#${remote}">${verdictSign(verdict)}<span>${remote}</span><small>${VERDICTS[verdict]}</small></a>
        </li>`,
    )}
  </ul>`;
}

function faultList({ faults }: Status): Html | undefined {
  if (faults.length === 0) return undefined;
  return html`<section class="faults">
    <h2>
      ${plural(faults.length, 'version ne peut', 'versions ne peuvent')} être servie${faults.length > 1 ? 's' : ''} ici
    </h2>
    <dl>
      ${faults.map(
        ({ version, why }) =>
          html`<dt class="name">${version}</dt>
            <dd lang="en">${why}</dd>`,
      )}
    </dl>
  </section>`;
}

function freshness({ at, seq }: Status, isFrozen: boolean): Html {
  const state = isFrozen ? 'Page figée' : `Se renouvelle toutes les ${REFRESH_SECONDS}\u202Fs`;
  const other = isFrozen
    ? html`<a href="${STATUS_PATH}">Suivre en direct</a>`
    : html`<a href="${STATUS_PATH}?${FROZEN_QUERY}">Figer la page</a>`;
  return html`<p class="freshness">${moment(at)}, événement ${seq} du registre. ${state}. ${other}</p>`;
}

/** A pure function of the status. */
export function renderStatusPage(status: Status, { fontHref, isFrozen = false }: PageOptions): string {
  const verdict = worstOf(status.remotes.map((remote) => remote.verdict));
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        ${isFrozen ? undefined : html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}" />`}
        <title>${headline(status, verdict)} – fédération | VIPP</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${new Html(`<style>${statusStyle(fontHref).text}</style>`)}
      </head>
      <body>
        <header class="top">
          ${band()}
          <div class="page">
            <h1>Fédération</h1>
            <p class="headline ${verdict}">${verdictSign(verdict)}<strong>${headline(status, verdict)}</strong></p>
            ${freshness(status, isFrozen)}${overview(status)}
          </div>
        </header>
        <main class="page">
          ${faultList(status)}
          <div class="remotes">${status.remotes.map((remote) => remoteCard(remote, status.at))}</div>
        </main>
      </body>
    </html>`.text;
}
