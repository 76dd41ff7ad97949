import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite, renderRoutes } from '@vipp/shared/testing/render-in-site';
import { signOut } from '../model/account-store';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { refuse, startWorkshopService } from '@vipp/shared/testing/workshop-service';
import { WorkshopFrame } from './workshop-frame';

const SIGNED_OUT = () => refuse('Votre session est terminée.', 401);
const awa = { email: 'awa@vipp.example', role: 'recruiter' as const };

const Page = () => (
  <WorkshopFrame title="Formulaire de candidature" place="/">
    <label>
      Brouillon <input />
    </label>
  </WorkshopFrame>
);
const open = () => renderInSite(<Page />);
const draft = () => screen.queryByRole('textbox', { name: 'Brouillon' });
const signInWith = async (password: string, place: Pick<typeof screen, 'getByLabelText' | 'getByRole'> = screen) => {
  await userEvent.type(place.getByLabelText(/^Mot de passe/), password);
  await userEvent.click(place.getByRole('button', { name: 'Se connecter' }));
};

// The account is state of the page, which all tests share.
afterEach(async () => {
  startWorkshopService({ signOut: {} });
  await act(() => signOut());
});

describe('the frame of the workshop', () => {
  it('asks to sign in, meets axe, and shows its page once a password was right', async () => {
    const { inputsOf, answers } = startWorkshopService({ account: () => null, signIn: () => refuse('Incorrect.') });
    const { container } = open();
    expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeVisible();
    expect(draft()).toBeNull();
    expect(await violationsOf(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveAccessibleDescription(/Remplissez ce champ/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Adresse électronique/ }), awa.email);
    await signInWith('faux');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Incorrect.'));
    answers.signIn = awa;
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(draft()).toBeVisible());
    expect(inputsOf('signIn')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Comptes' })).toBeNull();
  });

  it('stays as it is when the session ends, and asks to sign in over it', async () => {
    const service = startWorkshopService({ signIn: awa, forms: SIGNED_OUT }, awa);
    open();
    await waitFor(() => expect(draft()).toBeVisible());
    await userEvent.type(draft() ?? document.body, 'Une phrase');
    service.answers.account = SIGNED_OUT;
    await act(async () => void (await callWorkshop('account', {})));
    // The dialog waits until nothing is typed: it would swallow the letters.
    await userEvent.type(draft() ?? document.body, ' entière');
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Votre session est terminée' });
    expect(within(dialog).getByRole('textbox', { name: /^Adresse électronique/ })).toHaveValue(awa.email);
    await signInWith('quatre baobabs', within(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draft()).toHaveValue('Une phrase entière');
  });

  it('shows the accounts to administrators', async () => {
    startWorkshopService({}, { ...awa, role: 'administrator' });
    open();
    expect(await screen.findByRole('link', { name: 'Comptes' })).toBeVisible();
  });

  it('leads a referent, who has no page but the reports, to them', async () => {
    startWorkshopService({}, { ...awa, role: 'referent' });
    const { router } = renderRoutes({ '/': Page, '/signalements': () => <p>Les signalements</p> }, '/');
    expect(await screen.findByText('Les signalements')).toBeVisible();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says that a site with another content service has none', async () => {
    startWorkshopService({ account: () => refuse('Aucune ressource.', 404) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce site n’a pas d’atelier');
  });

  it('tries again when the site did not answer', async () => {
    const service = startWorkshopService({ account: () => refuse('Le service ne répond pas.', 503) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Le service ne répond pas.');
    service.answers.account = awa;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(draft()).toBeVisible());
  });
});
