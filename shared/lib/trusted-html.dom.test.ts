import { CONTENT_POLICY, trustedHtml } from './trusted-html';

type Rules = { createHTML: (html: string) => string };

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
  delete window.vippContentPolicy;
});

describe('trustedHtml', () => {
  it('answers the text itself where the browser has no Trusted Types', () => {
    expect(trustedHtml('<p>a</p>')).toBe('<p>a</p>');
  });

  it('makes its policy once, however many copies of this module a page holds', async () => {
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
});
