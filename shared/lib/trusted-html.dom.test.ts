import { CONTENT_POLICY, trustedHtml } from './trusted-html';

type Rules = { createHTML: (html: string) => string };

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
  delete window.vippContentPolicy;
});

it('trustedHtml returns the text itself in a browser without Trusted Types', () => {
  expect(trustedHtml('<p>a</p>')).toBe('<p>a</p>');
});

it('trustedHtml creates its policy once for all copies of this module in a page', async () => {
  const createPolicy = jest.fn((_name: string, rules: Rules) => ({
    createHTML: (html: string) => ({ trusted: rules.createHTML(html) }),
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  jest.resetModules();
  const otherCopy = await import('./trusted-html');
  expect(trustedHtml('<p>a</p>')).toEqual({ trusted: '<p>a</p>' });
  expect(otherCopy.trustedHtml('<p>b</p>')).toEqual({ trusted: '<p>b</p>' });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([CONTENT_POLICY]);
});
