import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { createSubmit } from './submit';

const KEY = '5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11';

/** A content service that answers every call in the same way. */
const answering = (status: number, body: unknown) =>
  startHttpServer((request, response) => {
    const headers = { 'content-type': 'application/json', location: '/elsewhere' };
    response.writeHead(request.method === 'POST' ? status : 200, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

const submitTo = (backendUrl: string, reported: string[]) =>
  createSubmit({
    backendUrl,
    apiToken: 't',
    backOfficeUrl: undefined,
    onError: (call, reason) => reported.push(`${call}: ${reason}`),
  });

it.each([
  ['a maintenance page, without its text', 200, '<h1>Maintenance</h1>', 'status 200, a body that cannot be read'],
  ['a redirect, which is not followed', 302, '', 'status 302'],
])('the operator learns of an answer that is %s', async (_what, status, body, reason) => {
  const { url } = await answering(status, body);
  const reported: string[] = [];
  const outcome = await submitTo(url, reported)('verifyEmail', { email: 'agent@vipp.example' }, KEY);
  expect([outcome, reported]).toEqual([{ kind: 'unreachable' }, [`verifyEmail: ${reason}`]]);
});

it('an application is answered without what the content service mails, which a second one does not get', async () => {
  const answers = [{ reference: 'VIPP-7F3K-9QTM', token: 'abcdefghijklmnopqrstuv' }, {}].map(async (receipt) => {
    const { url } = await answering(200, { message: 'Reçu', byMail: true, ...receipt });
    return submitTo(url, [])('application', {}, KEY);
  });
  const outcome = { kind: 'accepted', message: 'Reçu', body: { byMail: true } };
  expect(await Promise.all(answers)).toEqual([outcome, outcome]);
});
