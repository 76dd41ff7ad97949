import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactEntries } from '../model/content-entries.examples';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { page } from './contact-page';

const person = { Nom: 'Diallo', Prénom: 'Awa', Fonction: 'Directrice', Entreprise: 'Acme' };
const complete = { ...person, 'Adresse e-mail': 'awa@acme.fr', Téléphone: '01 99 00 12 34', Message: 'Bonjour' };

async function open(answers?: Answers, entries = contactEntries, address = '/contact') {
  const { api, sent } = fakeApi(answers, entries);
  const user = userEvent.setup();
  const view = await renderPage(page, { path: '/contact', address, api });
  const form = () => within(document.querySelector('#ecrire') as HTMLElement);
  const fill = async () => {
    for (const [label, value] of Object.entries(complete)) {
      await user.click(form().getByRole('textbox', { name: new RegExp(`^${label}`) }));
      await user.paste(value);
    }
  };
  const send = () => user.click(form().getByRole('button', { name: /Envoyer|Réessayer/ }));
  return { ...view, sent, user, form, fill, send };
}

describe('the contact page', () => {
  it('shows its form when its content is unavailable', async () => {
    const { form } = await open(undefined, []);
    expect(form().getByRole('textbox', { name: /^Message/ })).toBeVisible();
    expect(screen.queryByText('Nos coordonnées')).toBeNull();
  });

  it('leads a person who reports a wrong to the confidential form, before its first field', async () => {
    const { form } = await open();
    const link = screen.getByRole('link', { name: 'formulaire confidentiel' });
    expect(link).toHaveAttribute('href', '/signalements');
    const [first] = form().getAllByRole('textbox');
    expect(first && link.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    [{ acknowledged: true, notified: false }, /^Un accusé de réception vous est envoyé par e-mail, dans la limite de/],
    [{ acknowledged: false, notified: true }, /deux jours ouvrés/],
  ])('promises only the mail and the answer that the service reports: %j', async (body, promise) => {
    const { fill, send, form } = await open([{ kind: 'accepted', body }]);
    await fill();
    await send();
    expect(await form().findByText(promise)).toBeVisible();
    expect(form().queryAllByText(/accusé de réception|jours ouvrés/)).toHaveLength(1);
  });

  it('confirms the submission, hides its form for 15 s, and shows it again empty', async () => {
    const { sent, fill, form, toasts } = await open();
    await fill();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(form().getByRole('button', { name: 'Envoyer' }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(toasts()).toEqual(['success: Vos informations ont bien été envoyées\u202F!']);
    expect(form().getByRole('status')).toHaveFocus();
    expect(form().queryByRole('textbox')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(14_900));
    expect(form().queryByRole('textbox')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(form().getByRole('textbox', { name: /^Nom/ })).toHaveValue('');
    expect(sent).toMatchObject([
      { name: 'contact', payload: { nom: 'Diallo', telephone: '01 99 00 12 34', provenance: 'Site VIPP' } },
    ]);
  });
});

describe('the button for another message', () => {
  it('requests the page at its form; with scripts, shows the form again, empty, and focuses it', async () => {
    const { fill, form, send, user } = await open();
    await fill();
    await send();
    const button = await form().findByRole<HTMLButtonElement>('button', { name: 'Écrire un autre message' });
    // A link to an anchor of the same page would not request it.
    expect([button.form?.getAttribute('action'), button.form?.method]).toEqual(['/contact#ecrire', 'get']);
    await user.click(button);
    expect(document.querySelector('#ecrire')).toHaveFocus();
    expect(form().getByRole('textbox', { name: /^Nom/ })).toHaveValue('');
  });
});

describe('the newsletter on the contact page', () => {
  const section = () => within(document.querySelector('#newsletter') as HTMLElement);

  it('is a form in the page until there is a modal', async () => {
    const { stores } = await open();
    expect(section().getByRole('textbox', { name: /^Nom/ })).toBeVisible();
    act(() => stores.newsletter.getState().setHasModal(true));
    expect(section().queryByRole('textbox')).toBeNull();
    await userEvent.click(section().getByRole('link', { name: 'S’inscrire à la newsletter' }));
    expect(stores.newsletter.getState().isOpen).toBe(true);
  });

  it('remains a form while it is in use', async () => {
    const { stores, user } = await open();
    await user.type(section().getByRole('textbox', { name: /^Nom/ }), 'D');
    act(() => stores.newsletter.getState().setHasModal(true));
    expect(section().getByRole('textbox', { name: /^Nom/ })).toHaveValue('D');
  });

  it.each(['newsletter', 'newsletter-formulaire'])(
    'remains a form when it is the target #%s of the address',
    async (id) => {
      const { stores } = await open(undefined, contactEntries, `/contact#${id}`);
      act(() => stores.newsletter.getState().setHasModal(true));
      expect(section().getByRole('textbox', { name: /^Nom/ })).toBeVisible();
    },
  );
});
