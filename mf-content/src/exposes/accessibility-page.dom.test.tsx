import { screen } from '@testing-library/react';
import type { SiteFacts } from '@vipp/shared/contract/site-facts';
import { failure, success } from '@vipp/shared/contract/result';
import { renderPage } from '@vipp/shared/testing/render-page';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { accessibilityStatement } from '../model/accessibility-statement';
import { page } from './accessibility-page';

const contactOf = async (facts: SiteFacts | undefined) => {
  const api = siteApiExample({ siteFacts: async () => (facts ? success(facts) : failure('unavailable')) });
  await renderPage(page, { path: '/accessibilite', api });
  return screen.getByText(/^Si vous n’arrivez pas à accéder/).textContent;
};

it('the accessibility statement names the telephone numbers of the sites where they are filled in', async () => {
  expect(await contactOf({ telephones: { Paris: '+33 1 99 00 12 34' } })).toContain('les numéros de nos sites');
});

it.each([
  ['none is filled in', {}],
  ['they cannot be read', undefined],
])('the accessibility statement promises no telephone number while %s', async (_when, facts) => {
  expect(await contactOf(facts)).not.toMatch(/appelez|numéros/);
});

it('the accessibility statement gives the share of the criteria that are met to a tenth', () => {
  const statement = accessibilityStatement(
    { date: '2026-01-01', conform: 75, nonConform: 1, notApplicable: 30 },
    false,
  );
  expect(statement.map(({ content }) => content).join()).toContain('98,7\u202F% des critères');
});
