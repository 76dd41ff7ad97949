/**
 * The editor of texts for browsers: its pages, its program, and its calls, which are passed on to the content service with the
 * session. Its program compiles code, so its pages alone have a policy for that.
 */
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientFile } from '@vipp/shared/contract/federation/build-manifest';
import { readEditorFile } from '@vipp/shared/contract/workshop/editor-file.server';
import { EDITOR, SESSION_HEADER } from '@vipp/shared/contract/workshop/workshop-call';
import { errorKind } from '@vipp/shared/server/tracing';
import { sendJson } from '../data/source/backend-client';
import type { Releases } from '../remotes/releases';
import type { Settings } from '../settings/settings';
import { isOwnPage, sessionCookie } from './workshop-routes';

/** An upload of 50 MB on a slow line. */
const TIMEOUT_MS = 60_000;

/** Content security policy of the editor's page. */
export const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ELSEWHERE =
  'Les contenus de ce site sont publiés par un autre service, dans l’outil de ce service. Demandez son adresse à l’exploitant du site.';
const UNREACHABLE = 'Le service ne répond pas. Rien n’est perdu : réessayez dans un instant.';

type Options = {
  settings: Pick<Settings, 'backendUrl' | 'apiToken' | 'publicOrigin' | 'packagesDir'>;
  releases: Pick<Releases, 'shell'>;
  onError: (call: string, reason: string) => void;
};

type EditorCall = (init: RequestInit & { duplex?: 'half' }, token?: string) => Promise<Response>;

// HTML of the page of the editor and of that of earlier versions; `editor-page.client.ts` is their script.

const STYLE = `[hidden]{display:none!important}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#14122a;background:#fcf8f0}
.cadre{max-width:72rem;margin:2rem auto;padding:0 1rem 4rem}
.barre{position:fixed;z-index:400;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:0 1.5rem;padding:.35rem 1rem;background:#14122a;color:#fff;font-size:.875rem}
.barre a,.barre button{color:inherit;font:inherit;background:none;border:0;padding:0;text-decoration:underline;cursor:pointer}
label{display:block;margin:.75rem 0 .25rem;font-weight:600}select,.cadre button{font:inherit;padding:.5rem .75rem}
select{width:100%;box-sizing:border-box;max-width:32rem}.cadre button{margin-top:1rem;background:#b1461a;color:#fff;border:0;cursor:pointer}
table{border-collapse:collapse;width:100%;margin-top:1rem}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}
td button{margin:0!important}#nc-root{padding-bottom:2.5rem}@media(max-width:40rem){#compte,th{display:none}td{display:block;border:0;padding:.1rem 0}tr{display:block;padding:.6rem 0;border-bottom:1px solid #ccc}}`;

const COLUMNS = ['Version', 'Titre', 'État', 'Quand', 'Par', 'Motif', ''].map((name) => `<th>${name}</th>`).join('');

const FRAME = `<main class="cadre" id="cadre"><h1>Contenus du site</h1><p id="etat" role="status"></p><a href="/" id="atelier" hidden>Aller à l’atelier</a>
<noscript><p>Cette page a besoin de JavaScript. Activez-le, puis rechargez-la.</p></noscript>
<div id="versions" hidden><label for="document">Contenu</label><select id="document"><option value="">Choisissez un contenu</option>
<optgroup label="Actualités" id="posts"></optgroup><optgroup label="Études de cas" id="etudes"></optgroup><optgroup label="Pages" id="pages"></optgroup></select>
<table><thead><tr>${COLUMNS}</tr></thead><tbody id="lignes"></tbody></table></div></main><div id="nc-root"></div>
<nav class="barre" id="barre" aria-label="Contenus" hidden><strong id="session" role="status" hidden>Session terminée : <a href="/" target="_blank">connectez-vous de nouveau</a>, puis enregistrez ; rien n’est perdu.</strong><a href="/">Atelier</a><a href="${EDITOR.page}">Contenus</a><a href="${EDITOR.versionsPage}">Versions précédentes</a><span id="compte"></span><button id="quitter">Se déconnecter</button></nav>
`;

const page = (body: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Contenus | VIPP</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** @param script address of `editor-page.client.ts` in the build of the shell */
const editorPage = (script: string): string => page(`${FRAME}<script src="${script}"></script>`);
const messagePage = (message: string): string =>
  page(`<main class="cadre"><h1>Contenus du site</h1><p>${message}</p><p><a href="/">Aller à l’atelier</a></p></main>`);

function registerPages(app: FastifyInstance, call: EditorCall, { releases }: Options): void {
  const sendPage = async (_request: unknown, reply: FastifyReply) => {
    // The reference content service refuses a call without a session; another one does not have it.
    const probe = await call({ body: '{}' }).catch(() => undefined);
    await probe?.body?.cancel();
    const status = probe?.status;
    reply
      .code(status === undefined ? 503 : 200)
      .headers({ 'content-security-policy': EDITOR_POLICY, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8');
    if (status === 401) return editorPage(clientFile(releases.shell, 'editor.js'));
    return messagePage(status === undefined ? UNREACHABLE : ELSEWHERE);
  };
  app.get(EDITOR.page, sendPage);
  app.get(EDITOR.versionsPage, sendPage);
}

function registerProgram(app: FastifyInstance, { settings, onError }: Options): void {
  let program: Promise<string> | undefined;
  app.get(EDITOR.script, async (_request, reply) => {
    program ??= readEditorFile(path.join(settings.packagesDir, '.cache'));
    try {
      const script = await program;
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('text/javascript; charset=utf-8')
        .send(script);
    } catch (error) {
      // The next request reads it again.
      program = undefined;
      onError('editor', errorKind(error));
      return reply.code(503).send();
    }
  });
}

function registerCalls(app: FastifyInstance, call: EditorCall, { settings, onError }: Options): void {
  const session = sessionCookie(settings.publicOrigin);
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    // Passed on as a stream: a file of 50 MB has 70 MB in Base64.
    scope.addContentTypeParser('application/json', (_request, payload, done) => done(null, payload));
    scope.post(EDITOR.call, { compress: false }, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      if (!isOwnPage(request))
        return reply.code(403).send({ error: 'Cet appel n’est accepté que des pages de ce site.' });
      if (Number(request.headers['content-length']) > EDITOR.maxBytes)
        return reply.code(413).send({ error: 'Ce fichier dépasse 50 Mo : rien n’a été enregistré.' });
      try {
        const body = Readable.toWeb(request.body as Readable) as ReadableStream;
        const response = await call({ body, duplex: 'half' }, session.read(request));
        const token = response.headers.get(SESSION_HEADER);
        if (token !== null) session.set(reply, token);
        return reply
          .code(response.status)
          .type('application/json; charset=utf-8')
          .send(Buffer.from(await response.arrayBuffer()));
      } catch (error) {
        onError('editor', errorKind(error));
        return reply.code(503).send({ error: UNREACHABLE });
      }
    });
  });
}

export function registerEditor(app: FastifyInstance, options: Options): void {
  const call: EditorCall = (init, token) =>
    sendJson(options.settings, 'editor', EDITOR.path, {
      ...init,
      headers: token ? { [SESSION_HEADER]: token } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  registerPages(app, call, options);
  registerProgram(app, options);
  registerCalls(app, call, options);
}
