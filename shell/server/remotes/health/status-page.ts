/** The status page of the federation for operators: one document of headings, tables and sentences, without scripts. */
import type { FastifyInstance } from 'fastify';
import { formatNumber, NARROW_SPACE } from '@vipp/shared/lib/format';
import { html, Html } from '../../html/html';
import { operatorsOnly } from '../../http/operator-access';
import { hashSource } from '../../http/security-headers';
import { remoteNames } from '../registry/registry-state';
import { statusOf, type RemoteStatus, type StatusParts } from './status';
import { WINDOW_MINUTES, worstOf, type HealthVerdict } from './version-health';

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:75rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.25rem 1rem .25rem 0;text-align:start;vertical-align:top;border-bottom:1px solid}
q{display:block}`;

/** Only its own style, and the icon of the site. */
const POLICY = `default-src 'none'; style-src ${hashSource(Buffer.from(STYLE))}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const VERDICTS: Readonly<Record<HealthVerdict, string>> = {
  good: 'En bonne santé',
  watch: 'À surveiller',
  bad: 'En défaut',
  quiet: 'Sans trafic récent',
};

const percent = (value: number): string => `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}${NARROW_SPACE}%`;
/** In UTC, because gateways and operators may be in several time zones. */
const moment = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** The verdict of all, and the remotes that need attention. */
function headline(remotes: readonly RemoteStatus[]): string {
  const verdict = worstOf(remotes.map((remote) => remote.verdict));
  const concerned = remotes.filter((remote) => remote.verdict === verdict).map(({ remote }) => remote);
  return verdict === 'bad' || verdict === 'watch'
    ? `${VERDICTS[verdict]}\u202F: ${concerned.join(', ')}`
    : VERDICTS[verdict];
}

const COLUMNS = [
  'Version',
  'Depuis',
  'Visiteurs',
  'État',
  'Erreurs (chargement, rendu, navigateur)',
  `Pages rendues en ${WINDOW_MINUTES}\u202Fmin`,
];

/** The manifest says which shared modules a version accepts. */
const versionRow = (remote: string, live: RemoteStatus['health'][number]): Html => {
  const { version, role, since, share, verdict, last, errorRate, failures, renders } = live;
  return html`<tr>
    <th scope="row">
      <a href="/federation/builds/${remote}/${version}.json">${version}</a>,
      ${role === 'default' ? 'par défaut' : 'canari'}
    </th>
    <td>${since && moment(since)}</td>
    <td>${percent(share)}</td>
    <td>${VERDICTS[verdict]}${last && html` <q lang="en">${last.kind} error ${last.reason}</q>`}</td>
    <td>${percent(errorRate * 100)} (${failures.load}, ${failures.render}, ${failures.browser})</td>
    <td>${formatNumber(renders)}</td>
  </tr>`;
};

const versionTable = ({ remote, health }: RemoteStatus): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Versions de ${remote}">
    <table>
      <thead>
        <tr>
          ${COLUMNS.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${health.map((live) => versionRow(remote, live))}
      </tbody>
    </table>
  </div>`;

/** What this gateway does not serve of what the registry names, and why. */
function notices({ default: wanted, canary, served, faults }: RemoteStatus): Html[] {
  const late = [wanted !== served.default && wanted, canary?.version !== served.canary && canary?.version];
  return [
    ...late.flatMap((version) =>
      version ? [html`<p>Le registre demande ${version}, que cette passerelle ne sert pas encore.</p>`] : [],
    ),
    ...Object.entries(faults).map(([version, why]) => html`<p>${version} : <q lang="en">${why}</q></p>`),
  ];
}

const section = (status: RemoteStatus): Html =>
  html`<section id="${status.remote}">
    <h2>${status.remote}</h2>
    <p>${VERDICTS[status.verdict]}, versions publiées : ${status.versions.length}.</p>
    ${notices(status)}${status.health.length > 0 ? versionTable(status) : html`<p>Aucune version n’est servie.</p>`}
  </section>`;

export function renderStatusPage(parts: StatusParts, now: string): string {
  const state = parts.registry.state();
  const remotes = remoteNames(state).map((name) => statusOf(parts, name));
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${headline(remotes)} – fédération | VIPP</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>Fédération</h1>
          <p><strong>${headline(remotes)}</strong></p>
          <p>${moment(now)}, changements du registre : ${state.revision}.</p>
          ${remotes.map(section)}
        </main>
      </body>
    </html>`.text;
}

export function registerStatusPage(app: FastifyInstance, { token, ...parts }: StatusParts & { token: string }): void {
  app.get('/federation/status', { onRequest: operatorsOnly(token) }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(renderStatusPage(parts, new Date().toISOString())),
  );
}
