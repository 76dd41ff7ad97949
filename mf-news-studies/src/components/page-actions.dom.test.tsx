import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@vipp/shared/testing/render-in-site';
import { PageActions } from './page-actions';

const element = <PageActions title="Un article" path="/actualite/un-article" />;
const address = 'http://localhost/actualite/un-article';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('the actions of a page copy its address where the browser shares nothing', async () => {
  const user = userEvent.setup();
  renderInSite(element);
  await user.click(screen.getByRole('link', { name: 'Partager' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address));
});

it('the actions of a page share its address with the panel of the browser', async () => {
  const share = jest.fn().mockRejectedValue(new Error('closed'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  renderInSite(element);
  await userEvent.click(screen.getByRole('link', { name: 'Partager' }));
  expect(share).toHaveBeenCalledWith({ title: 'Un article', url: address });
});

it('the actions of a page print the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  renderInSite(element);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledTimes(1);
});
