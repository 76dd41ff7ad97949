import { screen } from '@testing-library/react';
import { failure, success } from '@vipp/shared/contract/result';
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { page } from '../exposes/study-link-page';
import { studyDetailExample } from '../model/list-data.examples';
import { studyLinkMeta } from '../model/study-link';
import { renderPages } from '../testing/render-in-site';

const TOKEN = 'a'.repeat(43);
const ADDRESS = `/etude-de-cas/lien/${TOKEN}`;
const OPEN: SubmissionOutcome = { kind: 'accepted', body: { slug: 'etude-2', isOpen: true, lastDay: '2026-12-23' } };
const EXPIRED: SubmissionOutcome = { kind: 'accepted', body: { slug: 'etude-2', isOpen: false, lastDay: '2026-12-23' } };
const UNKNOWN: SubmissionOutcome = { kind: 'refused', errors: { token: ['Ce lien n’ouvre aucune étude.'] } };

function site(outcome: SubmissionOutcome, study = async () => success(studyDetailExample())) {
  const submit = jest.fn(async (_name: string, _payload: unknown, _key: string) => outcome);
  return { api: siteApiExample({ submit, study }), submit };
}

const load = (outcome: SubmissionOutcome, token: string, study?: Parameters<typeof site>[1]) =>
  page.loader?.({ api: site(outcome, study).api, params: { token }, url: new URL(`http://site.example${ADDRESS}`), signal: new AbortController().signal });

const show = (outcome: SubmissionOutcome) => renderPages([{ path: '/etude-de-cas/lien/:token', page }], site(outcome).api, [ADDRESS]);

describe('the link to a requested study', () => {
  it('shows the document, and until when', async () => {
    show(OPEN);
    expect(await screen.findByRole('heading', { level: 1, name: 'Étude numéro 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Ouvrir le document \(PDF/ })).toHaveAttribute('href', expect.stringMatching(/\.pdf$/));
    expect(screen.getByText('23-12-2026')).toHaveAttribute('datetime', '2026-12-23');
  });

  it('offers the study again once it has expired', async () => {
    show(EXPIRED);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’ouvre plus votre étude de cas.');
    expect(screen.getByRole('link', { name: 'Demander l’étude à nouveau' })).toHaveAttribute('href', '/etude_de_cas/etude-2#demande');
    expect(screen.queryByRole('link', { name: /document/ })).toBeNull();
  });

  it('leads to all studies where nobody has it', async () => {
    show(UNKNOWN);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’ouvre aucune étude de cas.');
    expect(screen.getByRole('link', { name: 'Choisir une étude de cas' })).toHaveAttribute('href', '/etude-de-cas/all');
  });

  it('is asked for in the body of a call, never in an address, and not at all where it is no token', async () => {
    const { api, submit } = site(OPEN);
    const open = (token: string) => page.loader?.({ api, params: { token }, url: new URL('http://site.example'), signal: new AbortController().signal });
    await open(TOKEN);
    await open('a/../b');
    expect(submit.mock.calls).toEqual([['studyLink', { token: TOKEN }, expect.any(String)]]);
  });

  it.each([
    ['expired', EXPIRED, 410],
    ['unknown', UNKNOWN, 404],
    ['of a service without such links', { kind: 'unsupported' }, 404],
    ['answered in another shape', { kind: 'accepted', body: { ok: true } }, 404],
  ] as const)('gives its page a status of its own: %s', async (_name, outcome, status) => {
    expect(await load(outcome, TOKEN)).toMatchObject({ ok: true, status });
  });

  it('is neither expired nor unknown while the service does not answer', async () => {
    expect(await load({ kind: 'unreachable' }, TOKEN)).toEqual(failure('unavailable'));
    expect(await load({ kind: 'limited', retryAfterSeconds: 5 }, TOKEN)).toEqual(failure('unavailable'));
  });

  it('opens nothing once the study is withdrawn', async () => {
    const withdrawn = siteApiExample({ submit: async () => OPEN, study: async () => failure('not-found') });
    const result = await page.loader?.({ api: withdrawn, params: { token: TOKEN }, url: new URL('http://site.example'), signal: new AbortController().signal });
    expect(result).toMatchObject({ ok: true, status: 404, data: { kind: 'unknown' } });
  });

  it('is for its reader alone: search engines leave it out', () => {
    const kinds = [null, { kind: 'unknown' }, { kind: 'expired', slug: 'etude-2', lastDay: '2026-12-23' }] as const;
    for (const data of kinds) expect(studyLinkMeta(data).noindex).toBe(true);
  });
});
