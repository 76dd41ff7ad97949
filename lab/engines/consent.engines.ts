import { expect, test } from './support/engine-test';

const BANNER = '[role="region"], section';
const choice = (name: string) => ({ role: 'button', name }) as const;
const ACCEPT = choice('Accepter les cookies');
const REFUSE = choice('Refuser les cookies');
const ICON = choice('Revoir mon choix de cookies');

test.use({ asksForConsent: true });

test('the choice is asked, stored, seen by the server, and can be changed', { tag: '@part' }, async ({ visit }) => {
  await visit.open('/');
  await visit.press(ACCEPT);
  await visit.gone(ACCEPT);
  await visit.waitForFocus(ICON);
  expect(await visit.evaluate(() => localStorage.getItem('its_cookies'))).toBe('accepted');
  await visit.open('/rse');
  await visit.gone(ACCEPT);
  await visit.press(ICON);
  await visit.press(REFUSE);
  await visit.see(ICON);
  expect(await visit.evaluate(() => document.cookie)).toContain('its_cookies=rejected');
});

test('the banner leads to what it says of cookies', async ({ visit }) => {
  await visit.open('/');
  await visit.press({ role: 'link', name: 'En savoir plus', within: BANNER });
  await visit.waitForAddress('/politique#cookies');
  await visit.waitFor(() => {
    const { top } = document.querySelector('#cookies')?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < window.innerHeight;
  });
});
