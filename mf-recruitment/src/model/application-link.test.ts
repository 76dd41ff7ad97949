import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { loaderArgs } from '@vipp/shared/testing/site-api';
import { loadApplicationDetails } from './application-link';
import { applicationStatus } from './application-status.examples';

const TOKEN = 'abcdefghijklmnopqrstuv';

const load = async (answers: Answers, id: string | undefined = TOKEN) => {
  const { api, sent } = fakeApi(answers);
  const result = await loadApplicationDetails(loaderArgs(api, { id }));
  if (!result.ok) throw new Error('the page says itself what is the matter with its link');
  return { link: result.data.link, status: result.status, retryAfter: result.retryAfterSeconds, sent };
};

it('the private link of an application opens its application', async () => {
  const { link, sent } = await load([{ kind: 'accepted', body: applicationStatus }]);
  expect(link).toMatchObject({ kind: 'open', status: applicationStatus });
  expect(sent).toMatchObject([{ name: 'applicationStatus', payload: { token: TOKEN } }]);
});

it('the private link of an application is not requested when it is malformed', async () => {
  expect(await load([], '42')).toEqual({ link: { kind: 'invalid' }, status: 404, sent: [] });
});

it.each<[string, number | undefined, SubmissionOutcome]>([
  ['invalid', 404, { kind: 'refused', errors: { token: ['Ce lien n’est plus valable.'] } }],
  ['unsupported', undefined, { kind: 'refused', errors: {}, message: 'Not found' }],
  ['unsupported', undefined, { kind: 'accepted', body: { message: 'ok' } }],
  ['unsupported', undefined, { kind: 'accepted', body: { ...applicationStatus, etat: 'ailleurs' } }],
  ['unsupported', undefined, { kind: 'unsupported' }],
  ['unreachable', 503, { kind: 'unreachable' }],
  ['limited', 429, { kind: 'limited', retryAfterSeconds: 60 }],
])(
  'the private link of an application is %s, with status %s, when the service answers %j',
  async (kind, status, outcome) => {
    const answer = await load([outcome]);
    const seconds = kind === 'limited' ? 60 : undefined;
    expect([answer.link.kind, answer.status, answer.retryAfter]).toEqual([kind, status, seconds]);
  },
);
