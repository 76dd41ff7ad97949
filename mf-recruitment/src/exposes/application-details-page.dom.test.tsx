import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { applicationStatus } from '../model/application-status.examples';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { firstForm } from '@vipp/shared/testing/first-form';
import { renderPage } from '@vipp/shared/testing/render-page';
import { page } from './application-details-page';

const TOKEN = 'abcdefghijklmnopqrstuv';
const PATH = '/recrutementdetails/:id';

const opened: SubmissionOutcome = { kind: 'accepted', body: applicationStatus };
const invalidLink: SubmissionOutcome = { kind: 'refused', errors: { token: ['Ce lien n’est plus valable.'] } };
const cases = {
  open: [opened],
  invalid: [invalidLink],
  unsupported: [{ kind: 'unsupported' }],
  unreachable: [{ kind: 'unreachable' }],
  limited: [{ kind: 'limited', retryAfterSeconds: 60 }],
} satisfies Record<string, Answers>;

const open = async (answers: Answers, id = TOKEN) => {
  const { api, sent } = fakeApi(answers);
  return { ...(await renderPage(page, { path: PATH, address: PATH.replace(':id', id), api })), sent };
};
const box = () =>
  screen.getByRole('checkbox', { name: /^Je retire ma candidature et demande l’effacement de mes données/ });
const press = (name = 'Retirer ma candidature') => userEvent.click(screen.getByRole('button', { name }));
const withdraw = async () => {
  await userEvent.click(box());
  await press();
};

describe('the follow-up of an application', () => {
  it('shows its reference, its dates and its state, and marks the current step', async () => {
    const { container } = await open([opened]);
    expect(await violationsOf(container)).toEqual([]);
    expect(screen.getByText('VIPP-7F3K-9QTM')).toBeVisible();
    expect(screen.getByText('3 mars 2026').parentElement).toHaveTextContent('le 3 mars 2026');
    expect(screen.getByText('3 septembre 2026').parentElement).toHaveTextContent(
      'à partir du 3 septembre 2026, 6 mois après celle-ci',
    );
    expect(screen.getByText('16 mars 2026').parentElement).toHaveTextContent(
      'À l’étude depuis le 16 mars 2026. L’équipe de recrutement lit votre dossier.',
    );
    const current = screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual(['2À l’étude, étape en cours']);
  });

  it('shows the answers in the words of the version that was filled in, also of a closed one', async () => {
    const filled = { ...applicationStatus, version: 1 };
    const renamed = JSON.parse(JSON.stringify(firstForm.questions).replaceAll('Langue africaine', 'Langue parlée'));
    const forms = [
      { ...firstForm, questions: renamed, isClosed: true },
      { ...firstForm, version: 2 },
    ];
    const { api } = fakeApi([{ kind: 'accepted', body: filled }], undefined, forms);
    await renderPage(page, { path: PATH, address: PATH.replace(':id', TOKEN), api });
    expect(screen.getByText('Langue parlée').nextElementSibling).toHaveTextContent('éwé');
    expect(screen.queryByText('Langue africaine')).toBeNull();
  });

  it('shows the answers, and how to have errors corrected', async () => {
    await open([opened]);
    expect(screen.getByText('afi.mensah@example.com')).toBeVisible();
    expect(screen.getByText('2 ans et 6 mois')).toBeVisible();
    expect(screen.getByText(/Un dossier envoyé ne peut plus être modifié/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Écrire aux recruteurs' })).toHaveAttribute(
      'href',
      '/contact?candidature=VIPP-7F3K-9QTM#ecrire',
    );
    for (const [name, anchor] of [
      ['Que faire en cas d’erreur', 'erreur'],
      ['Retirer ma candidature', 'retrait'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/recrutementdetails/${TOKEN}#${anchor}`);
      expect(document.getElementById(anchor)).toBeVisible();
    }
  });

  it.each([
    ['invalid', 'Ce lien n’ouvre aucune candidature.', 'Lien non valable'],
    ['unsupported', 'Le suivi en ligne n’est pas proposé.', 'Suivi de votre candidature'],
  ] as const)('explains that its link is %s, and links to the contact page', async (kind, text, expectedTitle) => {
    const { title, container } = await open(cases[kind]);
    expect(screen.getByText(text)).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
    expect(title()).toBe(expectedTitle);
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['unreachable', 'Votre lien reste valable.'],
    ['limited', 'trop d’essais en peu de temps'],
  ] as const)('offers to retry when the service is %s', async (kind, text) => {
    const { container } = await open(cases[kind]);
    expect(await violationsOf(container)).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', `/recrutementdetails/${TOKEN}`);
  });
});

describe('the withdrawal of an application', () => {
  it('confirms the erasure, hides the application, and links to a new one', async () => {
    const { sent, container } = await open([opened, { kind: 'accepted' }]);
    await withdraw();
    expect(await screen.findByText('Votre candidature est retirée.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByText(/Vos coordonnées et vos réponses sont effacées/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Déposer une nouvelle candidature' })).toHaveAttribute(
      'href',
      '/recrutements/candidature',
    );
    expect(screen.queryByText('afi.mensah@example.com')).toBeNull();
    expect(sent[1]).toMatchObject({ name: 'applicationWithdrawal' });
    expect(sent[1]?.payload).toEqual({ token: TOKEN });
    expect(await violationsOf(container)).toEqual([]);
  });

  it('does not change the page when the service does not answer, and retries with the same key', async () => {
    // The loader of this router runs again after each form, and loads the application again.
    const { sent } = await open([opened, { kind: 'unreachable' }, opened, { kind: 'accepted' }]);
    await withdraw();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Le retrait de votre candidature n’a pas pu être confirmé',
    );
    expect(screen.getByText('afi.mensah@example.com')).toBeVisible();
    expect(box()).toBeChecked();
    await press('Réessayer');
    expect(await screen.findByText('Votre candidature est retirée.')).toBeVisible();
    const keys = sent.filter(({ name }) => name === 'applicationWithdrawal').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('explains that it was withdrawn elsewhere before', async () => {
    await open([opened, invalidLink, opened]);
    await withdraw();
    expect(await screen.findByText('Ce lien n’ouvre aucune candidature.')).toBeVisible();
    expect(screen.queryByText('afi.mensah@example.com')).toBeNull();
  });
});
