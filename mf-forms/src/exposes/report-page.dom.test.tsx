import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportEntries } from '../model/content-entries.examples';
import { success } from '@vipp/shared/contract/result';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { reportForm } from '../model/report-form';
import { forgetValues } from '@vipp/shared/ui/form/use-kept-values';
import { page } from './report-page';

const CODE = { kind: 'accepted', body: { code: '1234567890123456' } } as const;

async function open(answers: Answers = [CODE], hasFollowUp = true, takesReports = true) {
  const { api, sent } = fakeApi(answers, reportEntries);
  const user = userEvent.setup();
  api.hasFollowUp = async () => success(hasFollowUp);
  api.takesReports = async () => success(takesReports);
  const view = await renderPage(page, { path: '/signalements', api });
  const card = () => within(document.querySelector('#signalement-saisie') as HTMLElement);
  const facts = () => card().getByRole('textbox', { name: /^Description des faits/ });
  const validate = () => user.click(card().getByRole('button', { name: 'Je valide mon formulaire' }));
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const preview = async () => {
    await user.type(facts(), 'Des faits.');
    await validate();
    await waitFor(() => expect(dialog()).toHaveProperty('open', true));
    return within(dialog());
  };
  return { ...view, sent, user, card, facts, validate, dialog, preview };
}

const identify = () => screen.getByRole('radio', { name: /^Je souhaite m’identifier/ });
const stayAnonymous = () => screen.getByRole('radio', { name: /^Je reste anonyme/ });

beforeEach(() => forgetValues('report'));

describe('the report page', () => {
  it('has the form before its explanations, with the sign of encryption beside the facts', async () => {
    const { facts, card } = await open();
    const explanations = document.querySelector('#formulaire .prose') as Element;
    expect(facts().compareDocumentPosition(explanations)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(card().getByText(/^Enregistré chiffré/)).toBeVisible();
  });

  it('starts anonymous, without identity fields in the page, and allows only one of the choices', async () => {
    const { container, user } = await open();
    expect(stayAnonymous()).toBeChecked();
    for (const { name } of reportForm('identifie').fields.filter((field) => field.name !== 'description')) {
      expect(container.querySelector(`[name="${name}"]`)).toBeNull();
    }
    await user.click(identify());
    expect(stayAnonymous()).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Nom complet/ })).toHaveAttribute('autocomplete', 'name');
    await user.click(stayAnonymous());
    expect(identify()).not.toBeChecked();
    expect(container.querySelector('[name="fullName"]')).toBeNull();
  });

  it('has no form without keys of referents, and names other places to report', async () => {
    await open([], true, false);
    expect(document.querySelector('form')).toBeNull();
    expect(screen.getByText(/Défenseur des droits/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Suivre un signalement' })).toBeVisible();
  });

  it('promises neither code nor encryption where the content service gives no code', async () => {
    const { user, card } = await open([], false);
    expect(card().queryByText(/chiffré/)).toBeNull();
    await user.click(identify());
    expect(card().getByRole('checkbox', { name: /copie par e-mail/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Suivre un signalement' })).toBeNull();
    expect(document.body).not.toHaveTextContent(/code/i);
  });

  it('requires the facts, and name, relation and a contact of an identified reporter, at once', async () => {
    const { user, validate, card, sent, dialog, title } = await open();
    await user.click(identify());
    await validate();
    const box = await card().findByRole('alert');
    for (const message of [
      'Veuillez corriger les erreurs avant de soumettre.',
      'Le nom complet est requis.',
      'Le lien avec Vipp est requis.',
      'Veuillez fournir au moins un moyen de contact (téléphone, email ou autre).',
      'Veuillez décrire les faits.',
    ]) {
      expect(box).toHaveTextContent(message);
    }
    expect([title(), dialog().open, sent]).toEqual(['Erreur\u202F: Signalements', false, []]);
  });
});

it('the preview of a report promises no copy by mail without an address', async () => {
  const { user, card, preview } = await open();
  await user.click(identify());
  await user.type(card().getByRole('textbox', { name: /^Nom complet/ }), 'Awa Diallo');
  await user.type(card().getByRole('textbox', { name: /^Lien avec Vipp/ }), 'Cliente');
  await user.type(card().getByRole('textbox', { name: /^Téléphone/ }), '01 99 00 12 34');
  await user.click(card().getByRole('checkbox', { name: /copie par e-mail/ }));
  const dialog = await preview();
  expect(dialog.getByText('Non, faute d’adresse e-mail')).toBeVisible();
});
