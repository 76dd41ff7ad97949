import { choiceOf } from '../testing/choice-example';
import { readVisit } from './page-request';

const urlOf = (address: string): URL => readVisit({ address, cookieHeader: undefined, release: choiceOf([]) }).url;

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
