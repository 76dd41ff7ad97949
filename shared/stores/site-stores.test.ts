import { createSiteStores, DEFAULT_TOAST_MESSAGE } from './site-stores';

const nothing = { theme: null, consent: null };

describe('site stores', () => {
  it('are separate for each request', () => {
    const one = createSiteStores(nothing);
    const other = createSiteStores(nothing);
    one.theme.getState().setTheme('dark');
    one.consent.getState().choose('accepted');
    one.toasts.getState().show({ kind: 'success' });
    one.newsletter.getState().open();
    expect(other.theme.getState().theme).toBeNull();
    expect(other.consent.getState().choice).toBeNull();
    expect(other.toasts.getState().toasts).toEqual([]);
    expect(other.newsletter.getState().isOpen).toBe(false);
  });

  it('start with the state that the server read', () => {
    const stores = createSiteStores({ theme: 'dark', consent: 'rejected', consentReopened: true });
    expect(stores.theme.getState().theme).toBe('dark');
    expect(stores.consent.getState()).toMatchObject({ choice: 'rejected', reopened: true });
  });

  it('close a reopened banner with the next choice', () => {
    const { consent } = createSiteStores({ theme: null, consent: 'accepted' });
    consent.getState().reopen();
    expect(consent.getState()).toMatchObject({ choice: 'accepted', reopened: true });
    consent.getState().choose('rejected');
    expect(consent.getState()).toMatchObject({ choice: 'rejected', reopened: false });
  });

  it('give a toast the default text and a unique id', () => {
    const { toasts } = createSiteStores(nothing);
    toasts.getState().show({ kind: 'success' });
    toasts.getState().show({ kind: 'error', message: 'Échec de l’envoi.' });
    const [first, second] = toasts.getState().toasts;
    expect(first?.message).toBe(DEFAULT_TOAST_MESSAGE);
    expect(DEFAULT_TOAST_MESSAGE).toBe('Opération réussie\u202F!');
    toasts.getState().dismiss(first?.id ?? 0);
    expect(toasts.getState().toasts).toEqual([second]);
  });
});
