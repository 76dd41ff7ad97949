import { act, screen } from '@testing-library/react';
import { contactEntries, reportEntries } from '../model/content-entries.examples';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { page as contact } from './contact-page';
import { page as confirmation } from './newsletter-confirmation-page';
import { page as followUp } from './report-follow-up-page';
import { page as report } from './report-page';
import { page as resetPassword } from './reset-password-page';
import { page as studyLink } from './study-link-page';
import { page as verifyEmail } from './verify-email-page';

const TOKEN = 'abcdefghijklmnopqrstuv';
const email: Answers = [{ kind: 'accepted', body: 'agent@vipp.example' }];
const expiredStudy = { kind: 'accepted', body: { slug: 'une-etude', isOpen: false, lastDay: '2026-12-23' } } as const;
const pages = {
  contact: () => renderPage(contact, { path: '/contact', api: fakeApi([], contactEntries).api }),
  report: () => renderPage(report, { path: '/signalements', api: fakeApi([], reportEntries).api }),
  'identified report': async () => {
    const view = await renderPage(report, { path: '/signalements', api: fakeApi([], reportEntries).api });
    await act(async () => screen.getByRole('radio', { name: /^Je souhaite m’identifier/ }).click());
    return view;
  },
  'follow-up': () => renderPage(followUp, { path: '/signalements/suivi', api: fakeApi().api }),
  'verification of an address': () => renderPage(verifyEmail, { path: '/verification', api: fakeApi().api }),
  'reset of a password': () =>
    renderPage(resetPassword, { path: '/:slug', address: `/${TOKEN}`, api: fakeApi(email).api }),
  'expired link': () => renderPage(resetPassword, { path: '/:slug', address: '/court', api: fakeApi().api }),
  'unknown link of a study': () =>
    renderPage(studyLink, {
      path: '/:token',
      address: `/${TOKEN}`,
      api: fakeApi([{ kind: 'refused', errors: {} }]).api,
    }),
  'expired link of a study': () =>
    renderPage(studyLink, { path: '/:token', address: `/${TOKEN}`, api: fakeApi([expiredStudy]).api }),
  'confirmation of the newsletter': () =>
    renderPage(confirmation, { path: '/:token', address: `/${TOKEN}`, api: fakeApi().api }),
};

describe.each(Object.entries(pages))('the page: %s', (_name, open) => {
  it('meets axe at first and after a refusal', async () => {
    const { container } = await open();
    expect(await violationsOf(container)).toEqual([]);
    const form = container.querySelector('form');
    if (!form) return;
    await act(async () => form.requestSubmit());
    expect(await violationsOf(container)).toEqual([]);
  });
});
