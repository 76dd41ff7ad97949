/** Facts about the company come from the file of SITE_FACTS, and from nowhere else. */
import { expect, test } from './support/test';

test('pages show the facts of the file, and the privacy policy each retention time', async ({ request }) => {
  const textOf = async (address: string) => {
    const [html = ''] = (await (await request.get(address)).text()).split('application/json');
    return html.replaceAll(/\u00a0|&nbsp;/g, ' ');
  };
  expect(await textOf('/mentionslegales')).toContain('RCS Paris 123 456 789');
  expect(await textOf('/contact')).toContain('href="tel:+33353011225"');
  const policy = await textOf('/politique');
  for (const time of [/Messages de contact<.*?3 ans/, /Newsletter<.*?désinscription/, /restés sans suite<.*?2 mois/])
    expect(policy).toMatch(time);
  for (const right of ['accéder', 'CNIL']) expect(policy).toContain(right);
});
