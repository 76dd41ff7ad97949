/** The page of the editor of texts, which loads it once somebody is signed in, and that of earlier versions. */
import { EDITOR_DATA_PATH, workshopDataPath } from '@vipp/shared/contract/workshop/workshop-call';

export const EDITOR_PAGE = '/contenus';
export const VERSIONS_PAGE = '/contenus/versions';
export const PAGE_SCRIPT = '/contenus/page.js';
export const EDITOR_SCRIPT = '/contenus/decap-cms-3.16.3.js';

const STYLE = `[hidden]{display:none!important}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#14122a;background:#fcf8f0}
.cadre{max-width:56rem;margin:2rem auto;padding:0 1rem 4rem}
.barre{position:fixed;z-index:400;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:0 1.5rem;padding:.35rem 1rem;background:#14122a;color:#fff;font-size:.875rem}
.barre a,.barre button{color:inherit;font:inherit;background:none;border:0;padding:0;text-decoration:underline;cursor:pointer}
label{display:block;margin:.75rem 0 .25rem;font-weight:600}input,select,.cadre button,dialog button{font:inherit;padding:.5rem .75rem}
input,select{width:100%;box-sizing:border-box;max-width:32rem}.cadre button,dialog button{margin-top:1rem;background:#b1461a;color:#fff;border:0;cursor:pointer}dialog{border:1px solid #14122a;padding:1.5rem 2rem}dialog a{color:#b1461a}
table{border-collapse:collapse;width:100%;margin-top:1rem}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}
td button{margin:0!important}[role=alert]{color:#a11;font-weight:600}#nc-root{padding-bottom:2.5rem}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | VIPP</title><style>${STYLE}</style></head><body>${body}</body></html>`;

const SIGN_IN = `<form id="connexion"><p role="alert"></p>
<label for="email">Adresse électronique</label><input id="email" type="email" autocomplete="username" required>
<label for="mot-de-passe">Mot de passe</label><input id="mot-de-passe" type="password" autocomplete="current-password" required>
<br><button>Se connecter</button> <p><a href="/mot-de-passe">Mot de passe oublié ou jamais choisi</a></p></form>`;

const FRAME = `<main class="cadre" id="cadre"><h1>Contenus du site</h1><p id="etat" role="status"></p>
<noscript><p>Cette page a besoin de JavaScript. Activez-le, puis rechargez-la.</p></noscript></main><div id="nc-root"></div>
<nav class="barre" id="barre" aria-label="Contenus" hidden><a href="/">Atelier</a><a href="${EDITOR_PAGE}">Contenus</a><a href="${VERSIONS_PAGE}">Versions précédentes</a><span id="compte"></span><button id="quitter">Se déconnecter</button></nav>
<dialog id="dialogue" aria-labelledby="dialogue-titre"><h2 id="dialogue-titre">Connexion</h2>${SIGN_IN}</dialog>
<script src="${PAGE_SCRIPT}"></script>`;

export const editorPage = (): string => page('Contenus', FRAME);
export const messagePage = (message: string): string =>
  page(
    'Contenus',
    `<main class="cadre"><h1>Contenus du site</h1><p>${message}</p><p><a href="/">Aller à l’atelier</a></p></main>`,
  );

/** Plain JavaScript: the page belongs to no build. */
export const pageScript = (): string => `'use strict';
const byId = (id) => document.getElementById(id);
const send = async (path, body) => {
  const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json().catch(() => ({})) };
};
const act = (action, params = {}) => send('${EDITOR_DATA_PATH}', { action, params });
const say = (text) => { byId('cadre').hidden = false; byId('etat').textContent = text; };
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

let signedIn = () => {};
function signIn() {
  return new Promise((resolve) => {
    signedIn = resolve;
    if (!byId('dialogue').open) byId('dialogue').showModal();
  });
}
byId('connexion').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { status, body } = await send('${workshopDataPath('signIn')}', { email: byId('email').value, password: byId('mot-de-passe').value });
  byId('connexion').querySelector('[role=alert]').textContent = status === 200 ? '' : body.message || 'Le service ne répond pas. Réessayez dans un instant.';
  if (status !== 200) return;
  byId('mot-de-passe').value = '';
  byId('dialogue').close();
  signedIn(body);
});
byId('quitter').addEventListener('click', async () => {
  await send('${workshopDataPath('signOut')}', {});
  localStorage.removeItem('decap-cms-user');
  location.assign('${EDITOR_PAGE}');
});
// What was typed stays on the page when the session ends.
const plainFetch = window.fetch;
window.fetch = async (...request) => {
  const response = await plainFetch(...request);
  if (response.status === 401 && String(request[0]).startsWith('${EDITOR_DATA_PATH}')) void signIn();
  return response;
};

function loadEditor(config) {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  window.CMS_MANUAL_INIT = true;
  const script = document.createElement('script');
  script.src = '${EDITOR_SCRIPT}';
  script.addEventListener('error', () => say('L’éditeur n’est pas sur ce serveur, qui le prend au registre npm à la première ouverture. Vérifiez sa connexion, puis rechargez cette page ; ou lancez « npm pack decap-cms@3.16.3 » et placez son fichier dist/decap-cms.js dans .cache/decap-cms-3.16.3.js.'));
  script.addEventListener('load', () => {
    byId('cadre').hidden = true;
    window.CMS.init({ config: { ...config, load_config_file: false, backend: { name: 'proxy', proxy_url: '${EDITOR_DATA_PATH}', branch: 'site' } } });
  });
  document.body.append(script);
}

const STATES = { draft: 'Brouillon', review: 'En cours de révision', ready: 'Prêt', scheduled: 'Programmé', published: 'Publié', withdrawn: 'Retiré', replaced: 'Remplacé' };
const when = (at) => new Date(at).toLocaleString('fr-FR', { dateStyle: 'medium', timeStyle: 'short' });

async function showVersions(paths) {
  const choice = document.createElement('select');
  choice.id = 'document';
  choice.append(new Option('Choisissez un contenu', ''), ...paths.map((path) => new Option(path, path)));
  const table = document.createElement('table');
  const list = async () => {
    table.replaceChildren();
    if (choice.value === '') return;
    const { body: versions } = await act('versions', { path: choice.value });
    const head = document.createElement('tr');
    head.append(...['Version', 'État', 'Quand', 'Par', 'Motif', ''].map((text) => element('th', text)));
    table.append(head);
    for (const version of versions) {
      const row = document.createElement('tr');
      const state = STATES[version.state] + (version.dueAt && version.state === 'scheduled' ? ' (' + when(version.dueAt) + ')' : '');
      row.append(...[version.version, state, when(version.at), version.by, version.why].map((text) => element('td', text)));
      const cell = document.createElement('td');
      const button = element('button', 'Rétablir la version ' + version.version);
      button.addEventListener('click', async () => {
        if (!confirm('Publier de nouveau la version ' + version.version + ' ?')) return;
        const { status, body } = await act('restore', { path: choice.value, version: version.version });
        say(status === 200 ? 'La version ' + version.version + ' est de nouveau sur le site.' : body.error);
        await list();
      });
      if (version.state !== 'withdrawn') cell.append(button);
      row.append(cell);
      table.append(row);
    }
  };
  choice.addEventListener('change', list);
  const label = Object.assign(element('label', 'Contenu'), { htmlFor: 'document' });
  byId('cadre').append(label, choice, table);
  say('');
}

async function open() {
  say('Ouverture…');
  let { body: account } = await send('${workshopDataPath('account')}', {});
  if (!account || !account.email) account = await signIn();
  const { status, body } = await act('config');
  if (status !== 200) return say(body.error || body.message || 'Le service ne répond pas. Rechargez la page.');
  byId('compte').textContent = account.email;
  byId('barre').hidden = false;
  if (location.pathname !== '${VERSIONS_PAGE}') return loadEditor(body);
  const { body: paths } = await act('documents');
  return showVersions(paths);
}
void open();
`;
