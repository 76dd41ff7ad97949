/** The status page of the federation for operators: one document of headings, tables and lists, without scripts. */
import { formatBytes } from '@vipp/shared/lib/format';
import { html, Html } from '../../html/html';
import { worstOf, type HealthVerdict } from './health-verdict';
import type { HistoryMark, LiveVersion, RemoteStatus, Status } from './status-model';
import { actionOf, actor, ago, milliseconds, moment, percent, plural, VERDICTS } from './status-words';
import { WINDOW_MINUTES } from './version-health';

export const STATUS_STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:75rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.25rem 1rem .25rem 0;text-align:start;vertical-align:top;border-bottom:1px solid}
q{display:block}`;

const HEADLINES: Readonly<Record<HealthVerdict, string>> = {
  bad: 'En défaut',
  watch: 'À surveiller',
  good: 'Tout est en bonne santé',
  quiet: 'Aucun trafic ces dernières minutes',
};

/** Names the remotes that need attention. */
function headline({ remotes }: Status): string {
  const verdict = worstOf(remotes.map((remote) => remote.verdict));
  const concerned = remotes.filter((remote) => remote.verdict === verdict).map(({ remote }) => remote);
  return verdict === 'bad' || verdict === 'watch'
    ? `${HEADLINES[verdict]}\u202F: ${concerned.join(', ')}`
    : HEADLINES[verdict];
}

function failuresText({ health: { failures } }: LiveVersion): string {
  const kinds = [
    failures.load > 0 && `${failures.load} au chargement`,
    failures.render > 0 && `${failures.render} au rendu`,
    failures.browser > 0 && `${failures.browser} dans le navigateur`,
  ].filter((text) => text !== false);
  return kinds.length > 0 ? ` (${kinds.join(', ')})` : '';
}

/** Ranges in the order of their modules, of which several have the same. */
function sharedText({ shared }: LiveVersion): string {
  const modules = new Map<string, string[]>();
  for (const [request, range] of Object.entries(shared)) modules.set(range, [...(modules.get(range) ?? []), request]);
  return [...modules].map(([range, requests]) => `${requests.join(', ')} ${range}`).join('\u202F; ') || 'aucun';
}

function originText(live: LiveVersion): string {
  const plugin = live.pluginVersion === undefined ? '' : `, Module Federation ${live.pluginVersion}`;
  return `${live.bundler ?? 'un outil inconnu'}${plugin}. Modules partagés\u202F: ${sharedText(live)}`;
}

function versionRow(live: LiveVersion): Html {
  const { version, role, share, verdict, health, bytes, fault } = live;
  const reason = fault ?? (health.last && `${health.last.kind} error ${health.last.reason}`);
  return html`<tr>
    <th scope="row">${version}, ${role === 'default' ? 'par défaut' : 'canari'}</th>
    <td>${percent(share)}</td>
    <td>${VERDICTS[verdict]}${reason === undefined ? undefined : html` <q lang="en">${reason}</q>`}</td>
    <td>${percent(health.errorRate * 100)}${failuresText(live)}</td>
    <td>${plural(health.renders, 'rendue', 'rendues')}</td>
    <td>${milliseconds(health.p50)}, p95 ${milliseconds(health.p95)}</td>
    <td>${bytes === undefined ? 'inconnu' : formatBytes(bytes)}</td>
    <td>${originText(live)}</td>
  </tr>`;
}

const COLUMNS = [
  'Version',
  'Visiteurs',
  'État',
  'Erreurs',
  `Pages en ${WINDOW_MINUTES}\u202Fmin`,
  'Rendu, médiane',
  'Poids compressé',
  'Construite par',
];

function versionTable({ remote, live }: RemoteStatus): Html {
  if (live.length === 0) return html`<p class="lag">Aucune version n’est servie.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Versions de ${remote}">
    <table>
      <thead>
        <tr>
          ${COLUMNS.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${live.map(versionRow)}
      </tbody>
    </table>
  </div>`;
}

/** Notice when this gateway does not serve the versions of the registry yet. */
function lag({ wanted, live }: RemoteStatus): Html | undefined {
  const served = (role: LiveVersion['role']) => live.find((one) => one.role === role)?.version;
  const late = [
    wanted.default !== served('default') && wanted.default,
    wanted.canary?.version !== served('canary') && wanted.canary?.version,
  ].filter(Boolean);
  if (late.length === 0) return undefined;
  return html`<p class="lag">Le registre demande ${late.join(' et ')}, que cette passerelle ne sert pas encore.</p>`;
}

function historyLine(mark: HistoryMark, now: string): Html {
  const lang = mark.by === 'gateway' ? html` lang="en"` : undefined;
  return html`<li>
    <strong>${actionOf(mark)}</strong> ${mark.version} par ${actor(mark.by)},
    <time datetime="${mark.at}">${ago(mark.at, now)}</time>
    (${moment(mark.at)})${mark.why === undefined ? undefined : html`<q${lang}>${mark.why}</q>`}
  </li>`;
}

function remoteSection(status: RemoteStatus, now: string): Html {
  const { remote, verdict, versions, history } = status;
  return html`<section id="${remote}">
    <h2>${remote}</h2>
    <p>${VERDICTS[verdict]}, ${plural(versions.length, 'version publiée', 'versions publiées')}.</p>
    ${lag(status)}${versionTable(status)}
    <h3>Historique</h3>
    <ol>
      ${[...history].reverse().map((mark) => historyLine(mark, now))}
    </ol>
  </section>`;
}

function faultList({ faults }: Status): Html | undefined {
  if (faults.length === 0) return undefined;
  return html`<section class="faults">
    <h2>Versions qui ne peuvent être servies ici</h2>
    <dl>
      ${faults.map(
        ({ version, why }) =>
          html`<dt>${version}</dt>
            <dd lang="en">${why}</dd>`,
      )}
    </dl>
  </section>`;
}

/** A pure function of the status. */
export const renderStatusPage = (status: Status): string =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${headline(status)} – fédération | VIPP</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${new Html(`<style>${STATUS_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>Fédération</h1>
          <p class="headline"><strong>${headline(status)}</strong></p>
          <p>${moment(status.at)}, ${plural(status.revision, 'changement', 'changements')} du registre.</p>
          ${faultList(status)}${status.remotes.map((remote) => remoteSection(remote, status.at))}
        </main>
      </body>
    </html>`.text;
