/** The card of one remote on the status page. */
import { formatBytes } from '@vipp/shared/lib/format';
import { html, type Html } from '../../html/html';
import { historySign, renderBars, scaleOf, shareStrip, verdictSign } from './status-drawings';
import type { HistoryMark, LiveVersion, RemoteStatus } from './status-model';
import { timeline } from './status-timeline';
import { actionOf, actor, ago, milliseconds, moment, percent, plural, VERDICTS } from './status-words';
import { RECENT_MINUTES, WINDOW_MINUTES } from './version-health';

const MARKS_SHOWN = 4;

function failuresText({ health: { failures } }: LiveVersion): string | undefined {
  const kinds = [
    failures.load > 0 && `${failures.load} au chargement`,
    failures.render > 0 && `${failures.render} au rendu`,
    failures.browser > 0 && `${failures.browser} dans le navigateur`,
  ].filter((text) => text !== false);
  return kinds.length > 0 ? kinds.join(', ') : undefined;
}

const figure = (name: string, value: string, note?: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}${note === undefined ? undefined : html` <small>${note}</small>`}</dd>
  </div>`;

/** Ranges in the order of their modules, of which several have the same. */
function sharedText({ shared }: LiveVersion): string {
  const modules = new Map<string, string[]>();
  for (const [request, range] of Object.entries(shared)) modules.set(range, [...(modules.get(range) ?? []), request]);
  return [...modules].map(([range, requests]) => `${requests.join(', ')} ${range}`).join('\u202F; ');
}

const origin = (live: LiveVersion): Html =>
  html`<p class="origin">
    Construite par
    ${live.bundler ?? 'un outil inconnu'}${
      live.pluginVersion === undefined ? undefined : html`, Module Federation ${live.pluginVersion}`
    }.
    Modules partagés : ${sharedText(live) || 'aucun'}.
  </p>`;

function versionPanel(live: LiveVersion): Html {
  const { version, role, share, verdict, health, recent, bytes, fault } = live;
  const reason = fault ?? (health.last && `${health.last.kind} error ${health.last.reason}`);
  return html`<section class="version ${role}">
    <h3>
      <span class="swatch ${role}"></span><span class="name">${version}</span>
      <span class="role">${role === 'default' ? 'par défaut' : 'canari'}, ${percent(share)} des visiteurs</span>
    </h3>
    <p class="verdict ${verdict}">${verdictSign(verdict)} <strong>${VERDICTS[verdict]}</strong></p>
    ${reason === undefined ? undefined : html`<p class="reason" lang="en">${reason}</p>`}
    <dl>
      ${figure('Erreurs', percent(health.errorRate * 100), failuresText(live))}${figure(
        'Pages',
        `${plural(health.renders, 'rendue', 'rendues')}`,
        `en ${WINDOW_MINUTES}\u202Fmin`,
      )}${figure(
        'Poids',
        bytes === undefined ? 'inconnu' : formatBytes(bytes),
        bytes === undefined ? undefined : 'compressé',
      )}${figure('Rendu', milliseconds(health.p50), `médiane\u202F; p95\u202F: ${milliseconds(health.p95)}`)}
    </dl>
    ${origin(live)}
    <figure>
      ${renderBars(recent)}
      <figcaption>Rendu sur ${RECENT_MINUTES} min, échelle de 0 à ${milliseconds(scaleOf(recent))}</figcaption>
    </figure>
  </section>`;
}

function historyLine(mark: HistoryMark, now: string): Html {
  const lang = mark.by === 'gateway' ? html` lang="en"` : undefined;
  return html`<li>
    ${historySign(mark)}
    <div>
      <strong>${actionOf(mark)}</strong
      >${mark.version === undefined ? undefined : html` <span class="name">${mark.version}</span>`}
      <small>par ${actor(mark.by)}, <time datetime="${mark.at}">${ago(mark.at, now)}</time> (${moment(mark.at)})</small
      >${mark.why === undefined ? undefined : html`<q${lang}>${mark.why}</q>`}
    </div>
  </li>`;
}

function historyLists({ history }: RemoteStatus, now: string): Html {
  const lines = [...history].reverse().map((mark) => historyLine(mark, now));
  const earlier = lines.slice(MARKS_SHOWN);
  return html`<ol class="history">
      ${lines.slice(0, MARKS_SHOWN)}
    </ol>
    ${
      earlier.length === 0
        ? undefined
        : html`<details>
            <summary>${plural(earlier.length, 'événement plus ancien', 'événements plus anciens')}</summary>
            <ol class="history">
              ${earlier}
            </ol>
          </details>`
    }`;
}

/** Notice when this gateway does not serve the versions of the registry yet. */
function lag({ wanted, live }: RemoteStatus): Html | undefined {
  const served = (role: LiveVersion['role']) => live.find((one) => one.role === role)?.version;
  const late = [
    wanted.default !== served('default') && wanted.default,
    wanted.canary?.version !== served('canary') && wanted.canary?.version,
  ].filter(Boolean);
  return late.length === 0
    ? undefined
    : html`<p class="lag">
        Le registre demande <span class="name">${late.join(' et ')}</span>, que cette passerelle ne sert pas encore.
      </p>`;
}

/** @param now time of the status, ISO 8601 */
export function remoteCard(status: RemoteStatus, now: string): Html {
  const { remote, live, history, versions } = status;
  return html`<article id="${remote}">
    <header>
      <h2>${remote}</h2>
      <p>${plural(versions.length, 'version publiée', 'versions publiées')}</p>
    </header>
    ${live.length === 0 ? html`<p class="lag">Aucune version n’est servie.</p>` : shareStrip(remote, live)}
    ${lag(status)}
    <div class="versions">${live.map(versionPanel)}</div>
    ${
      history.length === 0
        ? undefined
        : html`<div class="past">
            <h3>Historique</h3>
            ${timeline(status)}${historyLists(status, now)}
          </div>`
    }
  </article>`;
}
