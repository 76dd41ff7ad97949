/** The pages of the editor of texts in the browser: loads the editor, or lists earlier versions, for who is signed in to the workshop. */
import { EDITOR, workshopDataPath } from '@vipp/shared/contract/workshop/workshop-call';
import { PHRASES } from './editor-phrases.client';

type Answer<Body> = { status: number; body: Body & { error?: string; message?: string } };
type Document = { path: string; title: string };
type Version = Record<'title' | 'state' | 'at' | 'by' | 'why', string> & { version: number; dueAt: string | null };

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
/** What the content service writes itself, and wrote in earlier releases. */
const OF_SERVICE: Readonly<Record<string, string>> = {
  release: 'livraison du site',
  site: 'site d’avant',
  'first content': 'premier contenu',
  'content of an earlier release': 'contenu d’avant les versions',
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
const act = <Body = object>(action: string, params = {}) => send<Body>(EDITOR.call, { action, params });

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
const show = (id: string, isShown = true): void => void (byId(id).hidden = !isShown);
function say(text: string): void {
  show('cadre');
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
  script.src = EDITOR.script;
  script.addEventListener('error', () =>
    say(
      `L’éditeur n’est pas sur ce serveur, qui le prend au registre npm à la première ouverture. Vérifiez sa connexion, puis rechargez cette page\u202F; ou lancez « npm pack ${EDITOR.package} » et placez son fichier dist/decap-cms.js dans .cache/${EDITOR.file}.`,
    ),
  );
  script.addEventListener('load', () => {
    show('cadre', false);
    const backend = { name: 'proxy', proxy_url: EDITOR.call, branch: 'site' };
    window.CMS.registerLocale('fr', { ...window.CMS.getLocale('fr'), ...PHRASES });
    window.CMS.init({ config: { ...config, load_config_file: false, backend } });
  });
  document.body.append(script);
}

function restoreButton(path: string, version: number): HTMLButtonElement {
  const button = element('button', `Rétablir la version ${version}`);
  const restore = async (): Promise<void> => {
    if (!confirm(`Publier de nouveau la version ${version}\u202F?`)) return;
    const { status, body } = await act('restore', { path, version });
    say(status === 200 ? `La version ${version} est de nouveau sur le site.` : (body.error ?? SILENT));
    await listVersions(path);
  };
  button.addEventListener('click', () => void restore());
  return button;
}

async function listVersions(path: string): Promise<void> {
  const rows = byId('lignes');
  rows.replaceChildren();
  if (path === '') return;
  const { status, body } = await act<Version[]>('versions', { path });
  if (status !== 200) return say(body.error ?? SILENT);
  const newest = body.find(({ state }) => state === 'published' || state === 'withdrawn');
  for (const one of body) {
    const isLive = one === newest && one.state === 'published';
    const state = isLive ? 'Sur le site' : (STATES[one.state] ?? one.state);
    const shown = one.dueAt && one.state === 'scheduled' ? `${state} (${when(one.dueAt)})` : state;
    const button = isLive || one.state === 'withdrawn' ? '' : restoreButton(path, one.version);
    const cells = [String(one.version), one.title, shown, when(one.at), inFrench(one.by), inFrench(one.why), button];
    rows.append(element('tr', ...cells.map((content) => element('td', content))));
  }
}

async function showVersions(): Promise<void> {
  const { body: documents } = await act<Document[]>('documents');
  for (const { path, title } of documents) byId(path.replace(/\/.*/, '')).append(new Option(title, path));
  const choice = byId<HTMLSelectElement>('document');
  choice.addEventListener('change', () => void listVersions(choice.value));
  show('versions');
  say('');
}

async function open(): Promise<void> {
  say('Ouverture…');
  byId('quitter').addEventListener('click', () => void signOut());
  // Typed text stays on the page after the end of the session.
  window.fetch = async (...request) => {
    const response = await plainFetch(...request);
    if (String(request[0]).startsWith(EDITOR.call)) show('session', response.status === 401);
    return response;
  };
  const { body: account } = await send<{ email?: string } | null>(workshopDataPath('account'), {});
  const { status, body } = await act('config');
  show('atelier', status === 401);
  if (status === 401) return say('Connectez-vous d’abord à l’atelier.');
  if (status !== 200) return say(body.error ?? body.message ?? SILENT);
  byId('compte').textContent = account?.email ?? '';
  show('barre');
  if (location.pathname === EDITOR.versionsPage) return showVersions();
  loadEditor(body);
}
void open();
