import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { loadApplicationLink } from './application-link';
import { applicationStatus } from './application-status.examples';

const TOKEN = 'abcdefghijklmnopqrstuv';

const load = async (answers: Answers, id: string | undefined = TOKEN) => {
  const { api, sent } = fakeApi(answers);
  const url = new URL('http://site.invalid/');
  const result = await loadApplicationLink({ api, url, params: { id }, signal: new AbortController().signal });
  return { link: result.ok ? result.data.link : undefined, sent };
};

describe('the private link of an application', () => {
  it('opens its application', async () => {
    const { link, sent } = await load([{ kind: 'accepted', body: applicationStatus }]);
    expect(link).toEqual({ kind: 'open', token: TOKEN, status: applicationStatus });
    expect(sent).toMatchObject([{ name: 'applicationStatus', payload: { token: TOKEN } }]);
  });

  it('is asked of nobody where it never was one', async () => {
    expect(await load([], '42')).toEqual({ link: { kind: 'spent' }, sent: [] });
  });

  it.each<[string, SubmissionOutcome]>([
    ['spent', { kind: 'refused', errors: { token: ['Ce lien n’est plus valable.'] } }],
    ['unsupported', { kind: 'refused', errors: {}, message: 'Not found' }],
    ['unsupported', { kind: 'accepted', body: { message: 'ok' } }],
    ['unsupported', { kind: 'accepted', body: { ...applicationStatus, etat: 'ailleurs' } }],
    ['unsupported', { kind: 'unsupported' }],
    ['unreachable', { kind: 'unreachable' }],
    ['unreachable', { kind: 'limited', retryAfterSeconds: 60 }],
  ])('is %s where the service answers %j', async (kind, outcome) => {
    expect((await load([outcome])).link).toEqual({ kind });
  });
});
