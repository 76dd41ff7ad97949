import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import { toPayload } from '@vipp/shared/contract/application/payload';
import { backgroundAnswers, identityAnswers } from '@vipp/shared/testing/application-answers';
import { rememberForm } from '../model/application-data';
import { eraseDraft, readDraft, writeDraft } from '../model/application-draft';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { firstForm } from '@vipp/shared/testing/first-form';
import { onlyFields } from '@vipp/shared/testing/only-fields';
import { renderPage } from '@vipp/shared/testing/render-page';
import { page } from './application-background-page';

const PATH = '/recrutements/candidature/step2';
const background = { ...backgroundAnswers, dispoDate: '2999-01-04', motivation: 'J’aime écouter.\nEt apprendre.' };
const MAILED = { kind: 'accepted', body: { byMail: true } } as const;
const BY_MAIL = /vous sont envoyés par e-mail.*, dans la limite de quelques messages par jour/;

const asking = (...names: string[]) => ({ ...firstForm, questions: onlyFields(firstForm.questions, names) });
const ASKED = ['prenom', 'email', 'entreprise', 'fonction', 'anneeArrivee', 'dureePresence', 'motivation'];
const shortForm = asking(...ASKED);

type Options = { answers?: Answers; form?: ApplicationForm; draft?: Record<string, string> };

async function open({ answers = [MAILED], form = shortForm, draft = background }: Options = {}) {
  writeDraft('step1', identityAnswers, 1);
  writeDraft('step2', draft, 1);
  const { api, sent } = fakeApi(answers, undefined, [form]);
  return { ...(await renderPage(page, { path: PATH, api })), sent };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const company = (block: number) => document.querySelector(`[name="experiences.${block}.entreprise"]`);

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

async function openPreview(options?: Options) {
  const view = await open(options);
  await press('Valider');
  const dialog = await screen.findByRole('dialog', { name: 'Prévisualisation de votre candidature' });
  return { ...view, dialog, preview: within(dialog) };
}

afterEach(() => {
  eraseDraft();
  rememberForm(undefined);
});

describe('step 2 of the application', () => {
  it('asks the questions that depend on the answers, and retains answers to those it no longer asks', async () => {
    await open({ form: asking('niveauEtudes', 'diplome', 'filiere', 'dispoNow', 'dispoDate') });
    const level = screen.getByRole('combobox', { name: /^Niveau d’études/ });
    await userEvent.selectOptions(level, 'pre-bac');
    expect(field(/^Diplôme/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Filière/ })).toBeNull();
    await userEvent.selectOptions(level, 'bac');
    expect(screen.getByRole('combobox', { name: /^Filière/ })).toHaveValue('economie');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Je suis disponible immédiatement/ }));
    expect(document.querySelector('[name="dispoDate"]')).toBeNull();
  });

  it('adds, moves and removes experiences, and moves the focus with them', async () => {
    await open();
    const first = company(1);
    await userEvent.type(first as HTMLElement, ' SA');
    await press('Ajouter une expérience');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Expérience 2' })).toHaveFocus());
    expect(company(1)).toBe(first);
    expect(readDraft('step2')).toMatchObject({ experiences: '2', 'experiences.1.entreprise': 'Lagune & Fils SA' });
    await userEvent.type(company(2) as HTMLElement, 'B');
    await press('Monter\u202F: Expérience 2');
    expect([company(1), company(2)].map((input) => input?.getAttribute('value'))).toEqual(['B', 'Lagune & Fils SA']);
    expect(screen.getByRole('group', { name: 'Expérience 1' })).toHaveFocus();
    await press('Retirer cette expérience\u202F: Expérience 1');
    expect(company(1)).toHaveValue('Lagune & Fils SA');
    expect(company(2)).toBeNull();
    expect(readDraft('step2')).toMatchObject({ experiences: '1', 'experiences.1.entreprise': 'Lagune & Fils SA' });
  });

  it('loses neither a second click nor a letter before the first click is rendered', async () => {
    await open();
    const add = screen.getByRole('button', { name: 'Ajouter une expérience' });
    const first = company(1) as HTMLElement;
    act(() => {
      fireEvent.click(add);
      fireEvent.click(add);
      fireEvent.input(first, { target: { value: 'Lagune' } });
      expect(screen.queryByRole('group', { name: 'Expérience 2' })).toBeNull();
    });
    expect(screen.getByRole('group', { name: 'Expérience 3' })).toHaveFocus();
    expect(company(1)).toBe(first);
    expect(first).toHaveValue('Lagune');
    expect(readDraft('step2')).toMatchObject({ experiences: '3', 'experiences.1.entreprise': 'Lagune' });
  });

  it('refuses a sixth experience in a toast and beside its button', async () => {
    const { toasts } = await open({ draft: { ...background, experiences: '5' } });
    await press('Ajouter une expérience');
    const message = 'Vous ne pouvez pas ajouter plus de 5 expériences professionnelles.';
    expect(toasts()).toEqual([`error: ${message}`]);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Expérience 6' })).toBeNull();
  });

  it('lists the problems, also of an experience that was begun, until experiences are moved', async () => {
    const { toasts, sent, container, title } = await open({
      draft: { ...background, motivation: '', experiences: '2', 'experiences.1.fonction': '' },
    });
    await press('Valider');
    const box = await screen.findByRole('alert');
    expect(textsOf(within(box).getAllByRole('link'))).toEqual(['Fonction obligatoire', 'Motivation obligatoire']);
    expect(toasts()).toEqual(['error: Veuillez remplir tous les champs obligatoires.']);
    expect(title()).toMatch(/^Erreur/);
    expect(sent).toEqual([]);
    expect(await violationsOf(container)).toEqual([]);
    await press('Monter\u202F: Expérience 2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('erases both steps with all messages, and says that the first one is missing', async () => {
    await open({ draft: { ...background, motivation: '' } });
    await press('Valider');
    expect(await screen.findByRole('alert')).toBeVisible();
    await press('Effacer mes réponses');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(screen.getByText('Commencez par votre identité')).toBeVisible();
    expect(field(/^Votre motivation/)).toHaveValue('');
    expect(company(1)).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('restores both steps after a press by mistake, with later input', async () => {
    await open();
    await press('Effacer mes réponses');
    expect(screen.queryByRole('button', { name: 'Effacer mes réponses' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Annuler l’effacement' })).toHaveFocus();
    await userEvent.type(field(/^Votre motivation/), '!');
    await press('Annuler l’effacement');
    expect(readDraft('step1')).toEqual(identityAnswers);
    expect(readDraft('step2')).toMatchObject({ ...background, motivation: '!' });
    expect(company(1)).toHaveValue('Lagune & Fils');
    expect(field(/^Votre motivation/)).toHaveValue('!');
  });
});

describe('the preview of the application', () => {
  it('shows the whole application, then sends the payload of requirement 3.6 and erases the draft', async () => {
    const { preview, sent, dialog, toasts, title, container } = await openPreview({ form: firstForm });
    const ofStep1 = ['Marie-Noëlle', 'CNI (Carte Nationale d’Identité)', '12-04-1999'];
    const ofStep2 = ['Économie', 'Lagune & Fils', '2 ans et 6 mois', 'Harmattan'];
    for (const answer of [...ofStep1, ...ofStep2]) expect(preview.getByText(answer)).toBeVisible();
    expect(preview.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(sent).toEqual([]);
    expect(await violationsOf(dialog)).toEqual([]);
    await press('Confirmer et envoyer');
    expect(await screen.findByText(BY_MAIL)).toBeVisible();
    expect(screen.queryByText(/n’est pas proposé/)).toBeNull();
    const payload = toPayload(application, { ...identityAnswers, ...background }, dayOf(new Date()));
    expect(sent).toMatchObject([{ name: 'application', payload }]);
    expect(window.localStorage).toHaveLength(0);
    const thanks = 'Formulaire soumis avec succès. Merci de patienter, vous serez contacté bientôt.';
    expect(toasts()).toEqual([`success: ${thanks}`]);
    expect(title()).toBe('Candidature envoyée');
    expect(await violationsOf(container)).toEqual([]);
  });

  it('is followed by no promise of a mail that the service does not report', async () => {
    await openPreview({ answers: [{ kind: 'accepted' }] });
    await press('Confirmer et envoyer');
    expect(await screen.findByText('Le suivi en ligne n’est pas proposé pour cette candidature.')).toBeVisible();
    expect(screen.queryByText(BY_MAIL)).toBeNull();
  });

  it('returns to the question of its « Modifier », in either step', async () => {
    const { preview } = await openPreview({ form: asking(...ASKED, 'civilite', 'langue') });
    const link = preview.getByRole('link', { name: /^Modifier.*: Identité$/ });
    expect(link).toHaveAttribute('href', '/recrutements/candidature#candidature-civilite');
    await userEvent.click(preview.getByRole('button', { name: 'Modifier\u202F: Langues' }));
    expect(screen.getByRole('combobox', { name: /^Langue internationale/ })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Valider');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('remains when the service is unreachable, and sends the same payload with the same key a day later', async () => {
    const { sent, toasts } = await openPreview({ answers: [{ kind: 'unreachable' }, MAILED] });
    await press('Confirmer et envoyer');
    const message = 'Une erreur est survenue lors de l’envoi de votre candidature.';
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(toasts()).toEqual([`error: ${message}`]);
    expect(readDraft('step2')).toEqual(background);
    jest.useFakeTimers({ now: Date.now() + 86_400_000, advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(BY_MAIL)).toBeVisible();
    expect(toasts()).toEqual([expect.stringMatching(/^success/)]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('returns to the form with refusals of the service at its fields', async () => {
    const errors = { exp_pro1_fin: ['Trop long.'], email: ['Déjà connue.'], inconnue: ['Autre.'] };
    const { toasts } = await openPreview({ answers: [{ kind: 'refused', errors }] });
    await press('Confirmer et envoyer');
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('Veuillez corriger les champs suivants\u202F:', { normalizeWhitespace: false });
    expect(textsOf(within(box).getAllByRole('listitem'))).toEqual([
      '- Adresse e-mail\u202F: Déjà connue.',
      '- Durée de présence\u202F: Trop long.',
      '- inconnue\u202F: Autre.',
    ]);
    const link = within(box).getByRole('link', { name: /Déjà connue/ });
    expect(link).toHaveAttribute('href', '/recrutements/candidature#candidature-email');
    expect(field(/^Durée de présence/)).toHaveAccessibleDescription(/Trop long\./);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts()).toEqual(['error: Veuillez corriger les champs suivants\u202F:']);
  });
});

it.each([
  ['missing', undefined, 'manquantes'],
  ['incomplete', { pays: 'Bénin' }, 'incompletes'],
])(
  'step 2 without step 1 redirects to a step 1 that is %s with the reason, and retains its own answers',
  async (_what, identity, reason) => {
    writeDraft('step2', background, 1);
    if (identity) writeDraft('step1', identity, 1);
    const { router } = await renderPage(page, { path: PATH, api: fakeApi([], undefined, [shortForm]).api });
    expect(screen.queryByText('Commencez par votre identité') !== null).toBe(!identity);
    await press('Valider');
    await waitFor(() => expect(router.state.location.pathname).toBe('/recrutements/candidature'));
    expect(router.state.location.search).toBe(`?motif=${reason}`);
    expect(readDraft('step2')).toEqual(background);
  },
);
