/** The pages of the editor of texts in the browser: loads the editor, or lists earlier versions, for who is signed in to the workshop. */
import {
  EDITOR_DATA_PATH,
  EDITOR_PROGRAM,
  EDITOR_SCRIPT,
  VERSIONS_PAGE,
  workshopDataPath,
} from '@vipp/shared/contract/workshop/workshop-call';
import { PHRASES } from './editor-phrases.client';

type Answer<Body> = { status: number; body: Body & { error?: string; message?: string } };
type Document = { path: string; title: string };
type Version = {
  version: number;
  title: string;
  state: string;
  at: string;
  by: string;
  why: string;
  dueAt: string | null;
};

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    CMS: {
      init: (options: { config: object }) => void;
      getLocale: (language: string) => object;
      registerLocale: (language: string, phrases: object) => void;
    };
  }
}

const SILENT = 'Le service ne répond pas. Réessayez dans un instant.';
const STATES: Readonly<Record<string, string>> = {
  draft: 'Brouillon',
  review: 'En cours de révision',
  ready: 'Prêt',
  scheduled: 'Programmé',
  published: 'Publié auparavant',
  withdrawn: 'Retiré',
  replaced: 'Remplacé',
};
const FOLDERS: Readonly<Record<string, string>> = {
  'posts/': 'Actualités',
  'etudes/': 'Études de cas',
  'pages/': 'Pages',
};
/** What the content service writes itself. */
const OF_SERVICE: Readonly<Record<string, string>> = {
  release: 'livraison du site',
  site: 'site d’avant',
  'first content': 'premier contenu',
  'content of an earlier release, or corrected on this site': 'contenu d’avant les versions',
};
const inFrench = (text: string): string => OF_SERVICE[text] ?? text;
const when = (at: string): string => new Date(at).toLocaleString('fr-FR', { dateStyle: 'medium', timeStyle: 'short' });

const plainFetch = window.fetch;

/** Bodies are those of the site itself, which the page was made with. */
async function send<Body>(path: string, body: object): Promise<Answer<Body>> {
  const headers = { 'content-type': 'application/json' };
  const response = await plainFetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json().catch(() => ({})) };
}
const act = <Body = object>(action: string, params = {}) => send<Body>(EDITOR_DATA_PATH, { action, params });

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (string | Node)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
function byId<Type extends HTMLElement = HTMLElement>(id: string): Type {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}`);
  return found as Type;
}
function say(text: string): void {
  byId('cadre').hidden = false;
  byId('etat').textContent = text;
}

async function signOut(): Promise<void> {
  await send(workshopDataPath('signOut'), {});
  localStorage.removeItem('decap-cms-user');
  location.assign('/');
}

function loadEditor(config: object): void {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  window.CMS_MANUAL_INIT = true;
  const script = element('script');
  script.src = EDITOR_SCRIPT;
  script.addEventListener('error', () =>
    say(
      `L’éditeur n’est pas sur ce serveur, qui le prend au registre npm à la première ouverture. Vérifiez sa connexion, puis rechargez cette page\u202F; ou lancez « npm pack ${EDITOR_PROGRAM.package} » et placez son fichier dist/decap-cms.js dans .cache/${EDITOR_PROGRAM.file}.`,
    ),
  );
  script.addEventListener('load', () => {
    byId('cadre').hidden = true;
    const backend = { name: 'proxy', proxy_url: EDITOR_DATA_PATH, branch: 'site' };
    window.CMS.registerLocale('fr', { ...window.CMS.getLocale('fr'), ...PHRASES });
    window.CMS.init({ config: { ...config, load_config_file: false, backend } });
  });
  document.body.append(script);
}

const cells = (name: 'td' | 'th', contents: readonly (string | Node)[]) =>
  element('tr', ...contents.map((content) => element(name, content)));

function restoreButton(path: string, version: number, list: () => Promise<void>): HTMLButtonElement {
  const button = element('button', `Rétablir la version ${version}`);
  const restore = async (): Promise<void> => {
    if (!confirm(`Publier de nouveau la version ${version}\u202F?`)) return;
    const { status, body } = await act('restore', { path, version });
    say(status === 200 ? `La version ${version} est de nouveau sur le site.` : (body.error ?? SILENT));
    await list();
  };
  button.addEventListener('click', () => void restore());
  return button;
}

function showVersions(documents: readonly Document[]): void {
  const groups = Object.entries(FOLDERS).map(([folder, label]) => {
    const group = Object.assign(element('optgroup'), { label });
    const inFolder = documents.filter(({ path }) => path.startsWith(folder));
    group.append(...inFolder.map(({ path, title }) => new Option(title, path)));
    return group;
  });
  const choice = element('select', new Option('Choisissez un contenu', ''), ...groups);
  const label = Object.assign(element('label', 'Contenu'), { htmlFor: (choice.id = 'document') });
  const table = element('table');
  const list = async (): Promise<void> => {
    table.replaceChildren();
    const path = choice.value;
    if (path === '') return;
    const { status, body } = await act<Version[]>('versions', { path });
    if (status !== 200) return say(body.error ?? SILENT);
    const newest = body.find(({ state }) => state === 'published' || state === 'withdrawn');
    table.append(cells('th', ['Version', 'Titre', 'État', 'Quand', 'Par', 'Motif', '']));
    for (const one of body) {
      const { version, title, at, by, why, dueAt } = one;
      const isLive = one === newest && one.state === 'published';
      const state = isLive ? 'Sur le site' : (STATES[one.state] ?? one.state);
      const shown = dueAt && one.state === 'scheduled' ? `${state} (${when(dueAt)})` : state;
      const button = isLive || one.state === 'withdrawn' ? '' : restoreButton(path, version, list);
      table.append(cells('td', [String(version), title, shown, when(at), inFrench(by), inFrench(why), button]));
    }
  };
  choice.addEventListener('change', () => void list());
  byId('cadre').append(label, choice, table);
  say('');
}

async function open(): Promise<void> {
  say('Ouverture…');
  byId('quitter').addEventListener('click', () => void signOut());
  // Typed text stays on the page after the end of the session.
  window.fetch = async (...request) => {
    const response = await plainFetch(...request);
    if (String(request[0]).startsWith(EDITOR_DATA_PATH)) byId('session').hidden = response.status !== 401;
    return response;
  };
  const { body: account } = await send<{ email?: string } | null>(workshopDataPath('account'), {});
  const { status, body } = await act('config');
  if (status === 401) {
    say('Connectez-vous d’abord à l’atelier.');
    byId('cadre').append(Object.assign(element('a', 'Aller à l’atelier'), { href: '/' }));
    return;
  }
  if (status !== 200) return say(body.error ?? body.message ?? SILENT);
  byId('compte').textContent = account?.email ?? '';
  byId('barre').hidden = false;
  if (location.pathname !== VERSIONS_PAGE) return loadEditor(body);
  const { body: documents } = await act<Document[]>('documents');
  showVersions(documents);
}
void open();
