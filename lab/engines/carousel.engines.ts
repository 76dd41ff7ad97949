import { test } from './support/engine-test';

const tab = (name: string) => ({ role: 'tab', name }) as const;
const showsOnly = (name: string) => {
  const shown = [...document.querySelectorAll('[role="tabpanel"]')].filter(
    (panel) => getComputedStyle(panel).visibility === 'visible',
  );
  const names = shown.map((panel) => document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent);
  return names.join() === name;
};

test('the values step on by themselves, and are picked with pointer and keyboard', async ({ visit }) => {
  await visit.open('/rse');
  await visit.waitFor(showsOnly, 'Détermination');
  await visit.press(tab('Honnêteté'));
  await visit.waitFor(showsOnly, 'Honnêteté');
  await visit.key('ArrowRight');
  await visit.waitFor(showsOnly, 'Humilité');
  await visit.waitForFocus(tab('Humilité'));
  await visit.key('End');
  await visit.waitFor(showsOnly, 'Responsabilité');
  await visit.press({ role: 'button', name: 'Mettre en pause' });
  await visit.see({ role: 'button', name: 'Faire défiler' });
});
