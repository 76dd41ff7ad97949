import type { Visit } from './page-request';
import { pageKey } from './page-key';

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
