import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { page as confirmation } from './newsletter-confirmation-page';
import { page as unsubscribe } from './newsletter-unsubscribe-page';
import { page as resetPassword } from './reset-password-page';

const TOKEN = 'abcdefghijklmnopqrstuv';
/** jsdom follows addresses of its own page alone. */
const BACK_OFFICE = `${window.location.origin}/#back-office`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the reset of a password', () => {
  const open = async (answers: Answers) => {
    const path = '/forget-password/change-your-password/:slug';
    await renderPage(resetPassword, { path, address: path.replace(':slug', TOKEN), api: fakeApi(answers).api });
  };
  const known = { kind: 'accepted', body: 'agent@vipp.example' } as const;
  const type = async (password: string, confirmation: string) => {
    await userEvent.type(await screen.findByLabelText(/^Nouveau mot de passe/), password);
    await userEvent.type(screen.getByLabelText(/^Confirmation du mot de passe/), confirmation);
    await press('Continuer');
  };

  it('shows the address read-only', async () => {
    await open([known]);
    const email = await screen.findByRole('textbox', { name: 'Adresse e-mail' });
    expect(email).toHaveValue('agent@vipp.example');
    expect(email).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveAccessibleDescription(/^Au moins 12 caractères\./);
  });

  it('reports success although the link is then invalid, links to the back office, and leads there a second later', async () => {
    await open([
      known,
      { kind: 'accepted', message: 'Mot de passe changé.', body: { redirectTo: BACK_OFFICE } },
      { kind: 'refused', errors: {} },
    ]);
    await type('quatre baobabs', 'quatre baobabs');
    expect(await screen.findByText('Mot de passe changé.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aller au back-office' })).toHaveAttribute('href', BACK_OFFICE);
    expect(window.location.href).not.toBe(BACK_OFFICE);
    await waitFor(() => expect(window.location.href).toBe(BACK_OFFICE));
  });

  it('links to the form for a new link when this one has expired', async () => {
    await open([{ kind: 'refused', errors: {} }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien a expiré ou a déjà servi.');
    const link = screen.getByRole('link', { name: 'Demander un nouveau lien' });
    expect(link).toHaveAttribute('href', '/forget-password/verification-e-mail');
  });

  it.each([
    [{ kind: 'unreachable' } as const, 'Il reste valable'],
    [{ kind: 'limited', retryAfterSeconds: 60 } as const, 'trop d’essais en peu de temps'],
  ])('offers to retry when the service answered %j', async (outcome, text) => {
    await open([outcome]);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  });
});

it.each([
  [confirmation, 'confirmation', 'Confirmer mon inscription', 'newsletterConfirm', 'Votre inscription est confirmée.'],
  [unsubscribe, 'desinscription', 'Me désinscrire', 'newsletterUnsubscribe', 'Vous êtes désinscrit.'],
] as const)(
  'the links of the newsletter change nothing until their button is pressed',
  async (page, place, button, name, done) => {
    const { api, sent } = fakeApi();
    await renderPage(page, { path: `/newsletter/${place}/:token`, address: `/newsletter/${place}/${TOKEN}`, api });
    await screen.findByRole('button', { name: button });
    expect(sent).toEqual([]);
    await press(button);
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toMatchObject([{ name, payload: { token: TOKEN } }]);
  },
);
