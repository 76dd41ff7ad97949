import { screen } from '@testing-library/react';
import { renderPage } from '@vipp/shared/testing/render-page';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { page } from './page-name-page';

it('the page has its heading', async () => {
  await renderPage(page, { path: '/page-path', api: siteApiExample() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page title');
});
