import { waitFor } from '@testing-library/dom';
import { attachBrowserPersistence } from './browser-persistence';
import { createSiteStores } from './site-stores';

const NOW = 1_750_000_000_000;
const DAYS = 24 * 60 * 60 * 1000;
const root = document.documentElement;

let stop: () => void = () => undefined;

function visit(initial: Partial<Parameters<typeof createSiteStores>[0]> = {}, now = NOW) {
  const stores = createSiteStores({ theme: null, consent: null, ...initial });
  stop = attachBrowserPersistence(stores, now);
  return stores;
}

afterEach(() => {
  stop();
  window.localStorage.clear();
  for (const name of ['its_cookies', 'isDarkmode']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  delete root.dataset.theme;
});

describe('consent in the browser', () => {
  it.each(['accepted', 'rejected'] as const)('stores %s in cookie and local storage, with the last visit', (choice) => {
    visit().consent.getState().choose(choice);
    expect(document.cookie).toContain(`its_cookies=${choice}`);
    expect(window.localStorage.getItem('its_cookies')).toBe(choice);
    expect(window.localStorage.getItem('lastLoginDate')).toBe(String(NOW));
  });

  it('is deleted everywhere when the last visit is three days old', () => {
    document.cookie = 'its_cookies=accepted; Path=/';
    window.localStorage.setItem('its_cookies', 'accepted');
    window.localStorage.setItem('lastLoginDate', String(NOW - 3 * DAYS));
    const stores = visit({ consent: 'accepted' });
    expect(stores.consent.getState().choice).toBeNull();
    expect(document.cookie).not.toContain('its_cookies');
    expect(window.localStorage.getItem('its_cookies')).toBeNull();
  });

  it('is restored from local storage when the cookie is missing', () => {
    window.localStorage.setItem('its_cookies', 'rejected');
    const stores = visit();
    expect(stores.consent.getState().choice).toBe('rejected');
    expect(document.cookie).toContain('its_cookies=rejected');
  });

  it('does not close a banner that the visitor reopened', () => {
    document.cookie = 'its_cookies=accepted; Path=/';
    const stores = visit({ consent: 'accepted', consentReopened: true });
    expect(stores.consent.getState().reopened).toBe(true);
  });
});

describe('theme in the browser', () => {
  it('is stored as isDarkmode at once, in the cookie too, and applied after the paint of the button', async () => {
    visit().theme.getState().setTheme('dark');
    expect(window.localStorage.getItem('isDarkmode')).toBe('true');
    expect(document.cookie).toContain('isDarkmode=true');
    expect(root.dataset.theme).toBeUndefined();
    await waitFor(() => expect(root.dataset.theme).toBe('dark'));
  });

  it('is the last of two choices within one frame', async () => {
    const { theme } = visit();
    theme.getState().setTheme('dark');
    theme.getState().setTheme('light');
    await waitFor(() => expect(root.dataset.theme).toBe('light'));
  });

  it('is restored on the next visit', () => {
    window.localStorage.setItem('isDarkmode', 'false');
    const stores = visit();
    expect(stores.theme.getState().theme).toBe('light');
    expect(root.dataset.theme).toBe('light');
  });

  it('follows the system while nothing is stored', () => {
    visit();
    expect(root.dataset.theme).toBeUndefined();
    expect(window.localStorage.getItem('isDarkmode')).toBeNull();
  });
});

it('a page from the back/forward cache shows the choices made on another page since', async () => {
  const stores = visit({}, Date.now());
  document.cookie = 'its_cookies=rejected; Path=/';
  document.cookie = 'isDarkmode=true; Path=/';
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(stores.consent.getState()).toMatchObject({ choice: 'rejected', isMade: true });
  expect(stores.theme.getState().theme).toBe('dark');
  await waitFor(() => expect(root.dataset.theme).toBe('dark'));
});

it('a browser that refuses storage applies choices without storing them', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const stores = visit();
  stores.theme.getState().setTheme('dark');
  stores.consent.getState().choose('accepted');
  await waitFor(() => expect(root.dataset.theme).toBe('dark'));
  expect(stores.consent.getState().choice).toBe('accepted');
});
