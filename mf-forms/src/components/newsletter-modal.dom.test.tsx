import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { createSiteStores } from '@vipp/shared/stores/site-context';
import { NewsletterButton } from '@vipp/shared/ui/newsletter-button';
import { NEWSLETTER_CONFIRM } from '../model/newsletter-form';
import { modal } from '../exposes/newsletter-modal';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { withSite } from '@vipp/shared/testing/render-in-site';

const person = { Nom: 'Diallo', Prénom: 'Awa', Fonction: 'Directrice', Entreprise: 'Acme' };
const values = { ...person, 'Adresse e-mail': 'awa@acme.fr' };

function show(answers?: Answers) {
  const { api, sent } = fakeApi(answers);
  const stores = createSiteStores({ theme: null, consent: null });
  const element = (
    <>
      <NewsletterButton>Je souhaite être informé des actus</NewsletterButton>
      <modal.Component api={api} />
    </>
  );
  render(withSite(createMemoryRouter([{ path: '*', element }]), stores));
  const opener = screen.getByRole('link', { name: 'Je souhaite être informé des actus' });
  const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  const inside = () => within(dialog());
  const fill = async () => {
    // Later than a person needs: faster forms are sent with a delay.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    for (const [label, value] of Object.entries(values)) {
      await userEvent.click(inside().getByRole('textbox', { name: new RegExp(`^${label}`) }));
      await userEvent.paste(value);
    }
  };
  const send = () => userEvent.click(inside().getByRole('button', { name: /Je m’inscris|Réessayer/ }));
  return { sent, stores, opener, dialog, inside, fill, send };
}

it('the newsletter modal opens through the shared store, with its required fields marked', async () => {
  const { opener, dialog, inside } = show();
  expect(dialog().open).toBe(false);
  await userEvent.click(opener);
  expect(dialog().open).toBe(true);
  expect(inside().getByText('* Obligatoire')).toBeVisible();
  expect(inside().getAllByRole('textbox', { name: /\*|^(Nom|Prénom|Fonction|Entreprise|Adresse)/ })).toHaveLength(5);
});

it.each([
  [{ acknowledged: true }, [NEWSLETTER_CONFIRM]],
  [{}, []],
])(
  'the newsletter modal closes after it was sent, and promises a mail as the service reports: %j',
  async (body, messages) => {
    const { opener, dialog, fill, send, sent, stores } = show([{ kind: 'accepted', body }]);
    await userEvent.click(opener);
    await fill();
    await send();
    await waitFor(() => expect(dialog().open).toBe(false));
    expect(stores.toasts.getState().toasts.map(({ message }) => message)).toEqual(messages);
    expect(sent).toMatchObject([{ name: 'newsletter', payload: { nom: 'Diallo', email: 'awa@acme.fr' } }]);
  },
);

it('the newsletter modal retains the values of a failed call, and retries with the same key', async () => {
  const { opener, dialog, fill, send, inside, sent } = show([{ kind: 'unreachable' }, { kind: 'accepted' }]);
  await userEvent.click(opener);
  await fill();
  await send();
  expect(await inside().findByRole('alert')).toHaveTextContent('notre service ne répond pas');
  await send();
  await waitFor(() => expect(dialog().open).toBe(false));
  expect(sent[1]).toEqual(sent[0]);
});
