import { choiceOf } from '../testing/choice-example';
import { pageKey, readVisit, type Visit } from './page-request';

const urlOf = (address: string): URL => readVisit({ url: address, headers: {} }, choiceOf([])).url;

describe('the address of a page', () => {
  it.each([
    ['/rse?a=1', '/rse', '?a=1'],
    ['//evil.example/rse', '//evil.example/rse', ''],
    ['//a@[::1/rse', '//a@[::1/rse', ''],
    ['//%2fetc/passwd', '//%2fetc/passwd', ''],
    ['http://evil.example/rse?a=1', '/rse', '?a=1'],
    ['http://evil.example', '/', ''],
  ])('%s is a path of this site, whatever host it names', (address, path, query) => {
    expect([urlOf(address).host, urlOf(address).pathname, urlOf(address).search]).toEqual([
      'site.invalid',
      path,
      query,
    ]);
  });
});

describe('the key of a page', () => {
  const build = (name: string, version: string) => ({
    name,
    version,
    container: '',
    client: { files: {}, groups: {} },
    server: { files: {} },
  });
  const request = (
    changes: Partial<Visit> & { version?: string; canary?: ['mf-forms']; preview?: ['mf-forms'] } = {},
  ) =>
    ({
      url: new URL('http://site.invalid/actualite?page=2'),
      consentMade: false,
      consentReopened: false,
      release: {
        remotes: new Map([['mf-forms', build('mf-forms', changes.version ?? 'a')]]),
        canary: changes.canary ?? [],
        preview: changes.preview ?? [],
      },
      ...changes,
    }) as unknown as Visit;

  it('differs for everything that changes a page', () => {
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

  it('is undefined for a preview and for a reopened banner', () => {
    expect([request({ preview: ['mf-forms'] }), request({ consentReopened: true })].map(pageKey)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
