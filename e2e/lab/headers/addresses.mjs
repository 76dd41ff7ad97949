/** One address for every kind of answer that the site gives; the pages are those of the route table. */

/** @typedef {{ path: string, status: number, method?: string, headers?: Record<string, string>, body?: string }} Asked */

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** @type {string[]} */
const PAGES = [
  '/',
  '/le-groupe',
  '/prestations',
  '/prestationstest',
  '/vous-accompagner',
  '/rse',
  '/plan',
  '/politique',
  '/mentionslegales',
  '/actualite',
  '/etude-de-cas',
  '/etude-de-cas/all',
  '/etude-de-cas/group?theme=relations-client',
  '/contact',
  '/signalements',
  '/signalements/suivi',
  '/newsletter/confirmation/x',
  '/newsletter/desinscription/x',
  '/forget-password/verification-e-mail',
  '/forget-password/change-your-password/x',
  '/recrutements',
  '/recrutements/candidature',
];

/** @type {Asked[]} */
export const OTHERS = [
  { path: '/nowhere', status: 404 },
  { path: '/etude-de-cas/lien/x', status: 404 },
  { path: '/recrutementdetails/x', status: 404 },
  { path: '/recrutementeditform/x', status: 404 },
  { path: '/rse', method: 'POST', headers: FORM, body: 'a=1', status: 405 },
  { path: '/RSE', status: 308 },
  { path: '/%zz', status: 404 },
  { path: '/contact', method: 'POST', headers: FORM, body: 'formulaire=none', status: 200 },
  { path: '/contact', method: 'POST', headers: { ...FORM, 'sec-fetch-site': 'cross-site' }, body: '', status: 403 },
  { path: '/contact', method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>', status: 415 },
  { path: '/contact', method: 'POST', headers: FORM, body: `a=${'x'.repeat(250_000)}`, status: 413 },
  { path: '/contact', method: 'PUT', status: 405 },
  { path: '/consentement', method: 'POST', headers: FORM, body: 'choice=rejected&retour=/rse', status: 303 },
  { path: '/consentement?retour=/rse', status: 303 },
  { path: '/actualite/flux.xml', status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/favicon.svg', status: 200 },
  { path: '/favicon.ico', status: 308 },
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: '/metrics', status: 401 },
  { path: '/_data/posts/latest', status: 200 },
  { path: '/_data/content/77', status: 404 },
  {
    path: '/_data/submit/contact',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    status: 400,
  },
  {
    path: '/_reports/csp',
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: '{"csp-report":{}}',
    status: 204,
  },
  { path: '/_mf/nothing.js', status: 404 },
  { path: '/backend/public/api/getElement/posts/all', status: 200 },
  { path: '/backend/public/api/users', status: 404 },
  { path: '/backend/public/storage/nothing.pdf', status: 404 },
  { path: '/federation/registry.json', status: 200 },
  { path: '/federation/api/contract.json', status: 200 },
  { path: '/federation/api/status', status: 401 },
  { path: '/federation/status', status: 401 },
  { path: '/federation/preview/x', status: 410 },
  { path: '/federation/preview/leave', status: 303 },
  {
    path: '/federation/faults',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    status: 400,
  },
];

const FILES = /(?:href|src)="(\/(?:_mf|backend\/public\/storage)\/[^"#]+)"/g;

/** Pages, the other answers, and one file of each kind that the pages name. @returns {Promise<Asked[]>} */
export async function addressesOf(ask) {
  const seen = new Map();
  for (const path of ['/', '/rse', '/actualite', '/etude-de-cas/all']) {
    const { body } = await ask({ path });
    for (const [, file] of body.matchAll(FILES)) {
      const kind = /\.(\w+)$/.exec(file)?.[1];
      if (kind) seen.set(kind, file);
    }
    const [, detail] = /href="(\/(?:actualite|etude_de_cas)\/(?!flux)[^"?]+)"/.exec(body) ?? [];
    if (detail) seen.set(detail.split('/')[1], detail);
  }
  return [...[...PAGES, ...seen.values()].map((path) => ({ path, status: 200 })), ...OTHERS];
}
