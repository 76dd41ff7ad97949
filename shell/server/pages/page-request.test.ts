import { choiceOf, minimalBuild } from '../testing/registry-changes';
import { pageKey, readVisit, type Visit } from './page-request';

it.each([
  ['/rse?a=1', '/rse', '?a=1'],
  ['//evil.example/rse', '//evil.example/rse', ''],
  ['//a@[::1/rse', '//a@[::1/rse', ''],
  ['//%2fetc/passwd', '//%2fetc/passwd', ''],
  ['http://evil.example/rse?a=1', '/rse', '?a=1'],
  ['http://evil.example', '/', ''],
])('the address %s of a page is a path of this site, whatever host it names', (address, path, query) => {
  const { host, pathname, search } = readVisit({ url: address, headers: {} }, choiceOf([])).url;
  expect([host, pathname, search]).toEqual(['site.invalid', path, query]);
});

type Changes = Partial<Visit> & { version?: string } & Parameters<typeof choiceOf>[1];
const request = ({ version = 'a', canary = [], preview = [], ...changes }: Changes = {}): Visit => ({
  url: new URL('http://site.invalid/actualite?page=2'),
  consentMade: false,
  consentReopened: false,
  release: choiceOf([minimalBuild('mf-forms', version)], { canary, preview }),
  ...changes,
});

it('the key of a page differs for everything that changes a page', () => {
  const keys = [
    request(),
    request({ consentMade: true }),
    request({ version: 'b' }),
    request({ canary: ['mf-forms'] }),
    request({ url: new URL('http://site.invalid/actualite') }),
    request({ formChoice: { trial: 2, isChosen: true } }),
    request({ formChoice: { trial: 2, isChosen: false } }),
    request({ formChoice: { trial: 3, isChosen: true } }),
  ].map(pageKey);
  expect(new Set(keys).size).toBe(keys.length);
});

it('the key of a page is the same for every visitor who made the cookie choice, in any theme', () => {
  const keys = ['accepted', 'rejected; isDarkmode=true', 'rejected; isDarkmode=false'].map((choice) =>
    pageKey(readVisit({ url: '/', headers: { cookie: `its_cookies=${choice}` } }, choiceOf([]))),
  );
  expect(new Set(keys)).toEqual(new Set(['/ true ']));
});

it('the key of a page is undefined for a preview and for a reopened banner', () => {
  for (const visit of [request({ preview: ['mf-forms'] }), request({ consentReopened: true })])
    expect(pageKey(visit)).toBeUndefined();
});
