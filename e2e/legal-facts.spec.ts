/** Facts about the company come from the file of SITE_FACTS, and from nowhere else. */
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test';

const NUMBERS = ['+33199001210', '+33353011225', '+33199001218', '+33199001220', '+33199001221'];

/** Texts of pages with the spaces of a line, without the state that is for scripts. */
const textOf = async (request: APIRequestContext, address: string): Promise<string> =>
  ((await (await request.get(address)).text()).split('application/json')[0] ?? '').replaceAll(/\u00a0|&nbsp;/g, ' ');

test('pages show the facts of the file, and the privacy policy each retention time', async ({ request }) => {
  const legal = await textOf(request, '/mentionslegales');
  for (const fact of ['RCS Paris 123 456 789', 'FR 12 345678901', 'Awa Exemple, présidente', 'Hébergeur d’exemple'])
    expect(legal).toContain(fact);
  expect(legal).toMatch(/<a[^>]* href="tel:\+33199001235"[^>]*>\+33 1 99 00 12 35</);
  expect(legal).not.toContain('Sur demande');
  const policy = await textOf(request, '/politique');
  expect(policy).toContain('href="mailto:donnees@vipp.example"');
  for (const words of [
    /Messages de contact<.*?3 ans/,
    /Newsletter<.*?désinscription/,
    /Signalements restés sans suite<.*?2 mois/,
    /accéder/,
    /CNIL/,
  ])
    expect(policy).toMatch(words);
  const contact = await textOf(request, '/contact');
  for (const number of NUMBERS) {
    expect(contact).toContain(`href="tel:${number}"`);
    expect(contact).toContain(`"telephone":"${number}"`);
  }
  expect(await textOf(request, '/prestations')).toContain('href="https://soeur.vipp.example/"');
});
