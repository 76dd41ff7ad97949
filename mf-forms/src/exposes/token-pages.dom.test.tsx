import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { page as confirmation } from './newsletter-confirmation-page';
import { page as unsubscribe } from './newsletter-unsubscribe-page';
import { page as followUp } from './report-follow-up-page';
import { page as resetPassword } from './reset-password-page';
import { page as verifyEmail } from './verify-email-page';

const TOKEN = 'abcdefghijklmnopqrstuv';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the verification of an e-mail address', () => {
  const open = async (answers?: Answers) => {
    const { api, sent } = fakeApi(answers);
    const view = await renderPage(verifyEmail, { path: '/forget-password/verification-e-mail', api });
    return { ...view, sent, email: await screen.findByRole('textbox', { name: /^Adresse e-mail/ }) };
  };

  it('shows the message of the service, whether it knows the address or not', async () => {
    const { email, sent } = await open([
      { kind: 'accepted', message: 'Si cette adresse est connue, un message part.' },
    ]);
    await userEvent.type(email, 'agent@vipp.example');
    await press('Continuer');
    expect(await screen.findByText('Si cette adresse est connue, un message part.')).toBeVisible();
    expect(sent).toMatchObject([{ name: 'verifyEmail', payload: { email: 'agent@vipp.example' } }]);
  });
});

describe('the reset of a password', () => {
  const open = async (answers: Answers) => {
    const { api, sent } = fakeApi(answers);
    const path = '/forget-password/change-your-password/:slug';
    return { ...(await renderPage(resetPassword, { path, address: path.replace(':slug', TOKEN), api })), sent };
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

  it('reports success although the link is then invalid, and links to the back office', async () => {
    await open([
      known,
      { kind: 'accepted', message: 'Mot de passe changé.', body: { redirectTo: 'https://bo.example.com/' } },
      { kind: 'refused', errors: {} },
    ]);
    await type('quatre baobabs', 'quatre baobabs');
    expect(await screen.findByText('Mot de passe changé.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aller au back-office' })).toHaveAttribute(
      'href',
      'https://bo.example.com/',
    );
  });

  it('links to the form for a new link when this one has expired', async () => {
    await open([{ kind: 'refused', errors: {} }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien a expiré ou a déjà servi.');
    expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
      'href',
      '/forget-password/verification-e-mail',
    );
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

describe('the links of the newsletter', () => {
  it.each([
    [
      confirmation,
      '/newsletter/confirmation/:token',
      'Confirmer mon inscription',
      'newsletterConfirm',
      'Votre inscription est confirmée.',
    ],
    [
      unsubscribe,
      '/newsletter/desinscription/:token',
      'Me désinscrire',
      'newsletterUnsubscribe',
      'Vous êtes désinscrit.',
    ],
  ] as const)('change nothing until their button is pressed', async (page, path, button, name, done) => {
    const { api, sent } = fakeApi();
    await renderPage(page, { path, address: path.replace(':token', TOKEN), api });
    await screen.findByRole('button', { name: button });
    expect(sent).toEqual([]);
    await press(button);
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toMatchObject([{ name, payload: { token: TOKEN } }]);
  });
});

describe('the follow-up of a report', () => {
  const thread = {
    receivedAt: '2026-11-02',
    acknowledgedAt: null,
    acknowledgeBy: '2026-11-09',
    answerBy: '2027-02-02',
    messages: [{ from: 'referent', sentAt: '2026-11-04', text: 'Quelle date\u202F?' }],
  };
  const open = async (answers: Answers) => {
    const { api, sent } = fakeApi(answers);
    const view = await renderPage(followUp, { path: '/signalements/suivi', api });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Code de suivi/ }), '1234 5678 9012 3456');
    await press('Consulter le suivi');
    return { ...view, sent };
  };

  it('shows the thread of the code, and accepts an addition', async () => {
    const longer = {
      ...thread,
      messages: [...thread.messages, { from: 'reporter', sentAt: '2026-11-20', text: 'Le 3 mai.' }],
    };
    const { sent, router } = await open([
      { kind: 'accepted', body: thread },
      { kind: 'accepted' },
      { kind: 'accepted', body: longer },
    ]);
    expect(await screen.findByText('Quelle date ?')).toBeVisible();
    expect(screen.getByText('09-11-2026')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Votre complément/ }), 'Le 3 mai.');
    await press('Ajouter à mon signalement');
    expect(await screen.findByText('Votre complément a bien été ajouté.')).toBeVisible();
    expect(screen.getByRole('list')).toHaveTextContent('Le 3 mai.');
    expect(sent[1]).toMatchObject({
      name: 'reportAddition',
      payload: { code: '1234567890123456', message: 'Le 3 mai.' },
    });
    expect(router.state.location).toMatchObject({ pathname: '/signalements/suivi', search: '', hash: '' });
  });
});
