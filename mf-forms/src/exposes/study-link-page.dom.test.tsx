import { screen } from '@testing-library/react';
import { failure, success } from '@vipp/shared/contract/result';
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { loaderArgs, siteApiExample } from '@vipp/shared/testing/site-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import type { Study } from '@vipp/shared/contract/list-data';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { page } from './study-link-page';

const DOCUMENT = { href: '/backend/public/storage/etudes/etude-2.pdf', bytes: 412_000 };
const study: Study['study'] = {
  ...{ id: 2, title: 'Étude numéro 2', slug: 'etude-2', description: '', theme: 'relations-client' },
  ...{ image: null, imageWidth: 1, imageHeight: 1, publishedAt: '2025-03-04' },
  ...{ typologie: 'Service client', secteur: 'Banque', objectif: 'Qualité' },
};
const detailWith = (content: Study['content']): Study => ({ study, content, previous: null, next: null, related: [] });
const PDF = detailWith({ kind: 'pdf', ...DOCUMENT });
const TOKEN = 'a'.repeat(43);
const ADDRESS = `/etude-de-cas/lien/${TOKEN}`;
const OPEN = { kind: 'accepted', body: { slug: 'etude-2', isOpen: true, lastDay: '2026-12-23' } } as const;
const EXPIRED: SubmissionOutcome = { ...OPEN, body: { ...OPEN.body, isOpen: false } };
const UNKNOWN: SubmissionOutcome = { kind: 'refused', errors: { token: ['Ce lien n’ouvre aucune étude.'] } };

function site(outcome: SubmissionOutcome, detail = PDF) {
  const submit = jest.fn(async (_name: string, _payload: unknown, _key: string) => outcome);
  return { api: siteApiExample({ submit, study: async () => success(detail) }), submit };
}

const load = (api: SiteApi, token = TOKEN) => page.loader?.(loaderArgs(api, { token }, ADDRESS));

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const show = (outcome: SubmissionOutcome, detail?: Study) =>
  renderPage(page, { path: '/etude-de-cas/lien/:token', address: ADDRESS, api: site(outcome, detail).api });

describe('the link to a requested study', () => {
  it.each<[string, Study['content']]>([
    ['alone', PDF.content],
    ['of a study with a text', { kind: 'html', html: '<p>Texte</p>', document: DOCUMENT }],
  ])('shows the document %s and its last day', async (_which, content) => {
    await show(OPEN, detailWith(content));
    expect(screen.getByRole('heading', { level: 1, name: 'Étude numéro 2' })).toBeVisible();
    expect(hrefOf('Ouvrir l’étude (PDF,\u00A0412\u202Fko)')).toBe(DOCUMENT.href);
    expect(screen.getByText('23-12-2026')).toHaveAttribute('datetime', '2026-12-23');
  });

  it('links to the page of a study without a document', async () => {
    await show(OPEN, detailWith({ kind: 'html', html: '<p>Texte</p>' }));
    expect(hrefOf('Lire l’étude sur le site')).toBe('/etude_de_cas/etude-2');
    expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  });

  it('offers the study again once it has expired, and passes axe', async () => {
    const { container } = await show(EXPIRED);
    expect(await violationsOf(container)).toEqual([]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’ouvre plus votre étude de cas.');
    expect(hrefOf('Demander l’étude à nouveau')).toBe('/etude_de_cas/etude-2#demande');
    expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  });

  it('asks to try again later where too many links were tried', async () => {
    const limited: SubmissionOutcome = { kind: 'limited', retryAfterSeconds: 60 };
    expect(await load(site(limited).api)).toEqual(success({ kind: 'limited' }, 429, 60));
    await show(limited);
    expect(await screen.findByRole('alert')).toHaveTextContent('trop d’essais en peu de temps');
    expect(hrefOf('Réessayer')).toBe(ADDRESS);
  });

  it('links to all studies when the study does not exist', async () => {
    await show(UNKNOWN);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’ouvre aucune étude de cas.');
    expect(hrefOf('Choisir une étude de cas')).toBe('/etude-de-cas/all');
  });

  it('is requested in the body of a call, never in an address, and not for an invalid token', async () => {
    const { api, submit } = site(OPEN);
    await load(api);
    await load(api, 'a/../b');
    expect(submit.mock.calls).toEqual([['studyLink', { token: TOKEN }, expect.any(String)]]);
  });

  it.each([
    ['expired', EXPIRED, 410],
    ['unknown', UNKNOWN, 404],
    ['of a service without such links', { kind: 'unsupported' }, 404],
    ['answered in another shape', { kind: 'accepted', body: { ok: true } }, 404],
  ] as const)('has its own status: %s', async (_name, outcome, status) => {
    expect(await load(site(outcome).api)).toMatchObject({ ok: true, status });
  });

  it('is neither expired nor unknown while the service does not answer', async () => {
    expect(await load(site({ kind: 'unreachable' }).api)).toEqual(failure('unavailable'));
  });

  it('shows nothing once the study is withdrawn', async () => {
    const withdrawn = siteApiExample({ submit: async () => OPEN, study: async () => failure('not-found') });
    expect(await load(withdrawn)).toMatchObject({ ok: true, status: 404, data: { kind: 'unknown' } });
  });
});
