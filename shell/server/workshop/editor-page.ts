/** HTML of the page of the editor of texts and of that of earlier versions; `editor-page.client.ts` is their script. */
import { EDITOR_PAGE, VERSIONS_PAGE } from '@vipp/shared/contract/workshop/workshop-call';

const STYLE = `[hidden]{display:none!important}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#14122a;background:#fcf8f0}
.cadre{max-width:72rem;margin:2rem auto;padding:0 1rem 4rem}
.barre{position:fixed;z-index:400;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:0 1.5rem;padding:.35rem 1rem;background:#14122a;color:#fff;font-size:.875rem}
.barre a,.barre button{color:inherit;font:inherit;background:none;border:0;padding:0;text-decoration:underline;cursor:pointer}
label{display:block;margin:.75rem 0 .25rem;font-weight:600}select,.cadre button{font:inherit;padding:.5rem .75rem}
select{width:100%;box-sizing:border-box;max-width:32rem}.cadre button{margin-top:1rem;background:#b1461a;color:#fff;border:0;cursor:pointer}
table{border-collapse:collapse;width:100%;margin-top:1rem}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}
td button{margin:0!important}#nc-root{padding-bottom:2.5rem}@media(max-width:40rem){#compte,th{display:none}td{display:block;border:0;padding:.1rem 0}tr{display:block;padding:.6rem 0;border-bottom:1px solid #ccc}}`;

const FRAME = `<main class="cadre" id="cadre"><h1>Contenus du site</h1><p id="etat" role="status"></p>
<noscript><p>Cette page a besoin de JavaScript. Activez-le, puis rechargez-la.</p></noscript></main><div id="nc-root"></div>
<nav class="barre" id="barre" aria-label="Contenus" hidden><strong id="session" role="status" hidden>Session terminée : <a href="/" target="_blank">connectez-vous de nouveau</a>, puis enregistrez ; rien n’est perdu.</strong><a href="/">Atelier</a><a href="${EDITOR_PAGE}">Contenus</a><a href="${VERSIONS_PAGE}">Versions précédentes</a><span id="compte"></span><button id="quitter">Se déconnecter</button></nav>
`;

const page = (body: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Contenus | VIPP</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** @param script address of `editor-page.client.ts` in the build of the shell */
export const editorPage = (script: string): string => page(`${FRAME}<script src="${script}"></script>`);
export const messagePage = (message: string): string =>
  page(`<main class="cadre"><h1>Contenus du site</h1><p>${message}</p><p><a href="/">Aller à l’atelier</a></p></main>`);
