import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
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
const open = async (answers: Answers, forms?: ApplicationForm[]) => {
  const { api, sent } = fakeApi(answers, undefined, forms);
  return { ...(await renderPage(page, { path: PATH, address: PATH.replace(':id', TOKEN), api })), sent };
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
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
    for (const [day, text] of [
      ['3 mars 2026', 'le 3 mars 2026'],
      ['3 septembre 2026', 'à partir du 3 septembre 2026, 6 mois après celle-ci'],
      ['16 mars 2026', 'À l’étude depuis le 16 mars 2026. L’équipe de recrutement lit votre dossier.'],
    ] as const)
      expect(screen.getByText(day).parentElement).toHaveTextContent(text);
    const current = screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual(['2À l’étude, étape en cours']);
  });

  it('shows the answers in the words of the version that was filled in, also of a closed one', async () => {
    const questions = JSON.parse(JSON.stringify(firstForm.questions).replaceAll('Langue africaine', 'Langue parlée'));
    const closed = { ...firstForm, questions, isClosed: true };
    const body = { ...applicationStatus, version: 1 };
    await open([{ kind: 'accepted', body }], [closed, { ...firstForm, version: 2 }]);
    expect(screen.getByText('Langue parlée').nextElementSibling).toHaveTextContent('éwé');
    expect(screen.queryByText('Langue africaine')).toBeNull();
  });

  it('shows the answers, and how to have errors corrected', async () => {
    await open([opened]);
    expect(screen.getByText('afi.mensah@example.com')).toBeVisible();
    expect(screen.getByText('2 ans et 6 mois')).toBeVisible();
    expect(screen.getByText(/Un dossier envoyé ne peut plus être modifié/)).toBeVisible();
    expect(hrefOf('Écrire aux recruteurs')).toBe('/contact?candidature=VIPP-7F3K-9QTM#ecrire');
    for (const [name, anchor] of [
      ['Que faire en cas d’erreur', 'erreur'],
      ['Retirer ma candidature', 'retrait'],
    ] as const) {
      expect(hrefOf(name)).toBe(`/recrutementdetails/${TOKEN}#${anchor}`);
      expect(document.getElementById(anchor)).toBeVisible();
    }
  });

  it.each<[string, SubmissionOutcome, string, string]>([
    ['invalid', invalidLink, 'Ce lien n’ouvre aucune candidature.', 'Lien non valable'],
    ['unsupported', { kind: 'unsupported' }, 'Le suivi en ligne n’est pas proposé.', 'Suivi de votre candidature'],
  ])('explains that its link is %s, and links to the contact page', async (_what, outcome, text, expectedTitle) => {
    const { title, container } = await open([outcome]);
    expect(screen.getByText(text)).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
    expect(title()).toBe(expectedTitle);
    expect(hrefOf('Nous écrire')).toBe('/contact');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each<[SubmissionOutcome, string]>([
    [{ kind: 'unreachable' }, 'Votre lien reste valable.'],
    [{ kind: 'limited', retryAfterSeconds: 60 }, 'trop d’essais en peu de temps'],
  ])('offers to retry when the service answers %j', async (outcome, text) => {
    const { container } = await open([outcome]);
    expect(await violationsOf(container)).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(hrefOf('Réessayer')).toBe(`/recrutementdetails/${TOKEN}`);
  });
});

describe('the withdrawal of an application', () => {
  it('confirms the erasure, hides the application, and links to a new one', async () => {
    const { sent, container } = await open([opened, { kind: 'accepted' }]);
    await withdraw();
    expect(await screen.findByText('Votre candidature est retirée.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByText(/Vos coordonnées et vos réponses sont effacées/)).toBeVisible();
    expect(hrefOf('Déposer une nouvelle candidature')).toBe('/recrutements/candidature');
    expect(screen.queryByText('afi.mensah@example.com')).toBeNull();
    expect(sent[1]).toEqual({ name: 'applicationWithdrawal', payload: { token: TOKEN }, key: expect.any(String) });
    expect(await violationsOf(container)).toEqual([]);
  });

  it('does not change the page when the service does not answer, and retries with the same key', async () => {
    // The loader of this router runs again after each form, and loads the application again.
    const { sent } = await open([opened, { kind: 'unreachable' }, opened, { kind: 'accepted' }]);
    await withdraw();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Le retrait de votre candidature n’a pas pu être confirmé');
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
