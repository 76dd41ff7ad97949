import { endlessAnswer } from '@vipp/shared/testing/endless-answer';
import { startHttpServer } from '../testing/http-server';
import { createSubmit } from './submit';

const KEY = '5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11';

/** A content service that answers every call in the same way. */
const answering = (status: number, body: unknown) =>
  startHttpServer((request, response) => {
    response
      .writeHead(request.method === 'POST' ? status : 200, {
        'content-type': 'application/json',
        location: '/elsewhere',
      })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });

const submitTo = (backendUrl: string, reported: string[]) =>
  createSubmit({
    backendUrl,
    apiToken: 't',
    backOfficeUrl: undefined,
    onError: (call, reason) => reported.push(`${call}: ${reason}`),
  });

async function outcomeOf(
  status: number,
  body: unknown,
  call: 'applicationStatus' | 'verifyEmail' | 'changePassword' = 'applicationStatus',
) {
  const { url, close } = await answering(status, body);
  const reported: string[] = [];
  const submit = submitTo(url, reported);
  const payloads = {
    token: 'abcdefghijklmnopqrstuv',
    id: 'abcdefghijklmnopqrstuv',
    email: 'agent@vipp.example',
    password: 'p',
    passwordConfirm: 'p',
  };
  const outcome = await submit(call, payloads, KEY);
  await close();
  return { outcome, reported };
}

describe('the answer of a content service', () => {
  it.each([404, 405, 501])(
    'of status %d says that it has no such call, and the operator is notified',
    async (status) => {
      for (const body of [{ message: 'Not found' }, '<h1>Not found</h1>', '']) {
        expect(await outcomeOf(status, body)).toEqual({
          outcome: { kind: 'unsupported' },
          reported: [`applicationStatus: status ${status}`],
        });
      }
    },
  );

  it.each([404, 405, 501])('of status %d with its status or its errors inside is a refusal', async (status) => {
    const message = 'Ce lien n’est plus valable.';
    expect(await outcomeOf(status, { status_code: status, message })).toEqual({
      outcome: { kind: 'refused', errors: {}, message },
      reported: [],
    });
    const errors = { token: [message] };
    expect((await outcomeOf(status, { errors })).outcome).toMatchObject({ kind: 'refused', errors });
  });

  it('of status 200 with another status inside is a refusal', async () => {
    expect((await outcomeOf(200, { status_code: 422, message: 'Non.' })).outcome).toMatchObject({
      kind: 'refused',
      message: 'Non.',
    });
  });

  it.each(['verifyEmail', 'changePassword'] as const)(
    'to %s is a refusal with the text in `error`, and a success with the one in `message`',
    async (call) => {
      expect((await outcomeOf(200, { error: 'Mot de passe trop court' }, call)).outcome).toEqual({
        kind: 'refused',
        errors: {},
        message: 'Mot de passe trop court',
      });
      expect((await outcomeOf(404, { error: 'Utilisateur inconnu' }, call)).outcome).toMatchObject({
        kind: 'refused',
        message: 'Utilisateur inconnu',
      });
      expect((await outcomeOf(200, { message: 'C’est fait.' }, call)).outcome).toMatchObject({
        kind: 'accepted',
        message: 'C’est fait.',
      });
    },
  );

  it('that is a maintenance page is a failure that is reported to the operator, without the page', async () => {
    expect(await outcomeOf(200, '<h1>Maintenance</h1>', 'verifyEmail')).toEqual({
      outcome: { kind: 'unreachable' },
      reported: ['verifyEmail: status 200, a body that cannot be read'],
    });
  });

  it('that is a redirect is not followed, because nothing was submitted there', async () => {
    expect(await outcomeOf(302, '', 'verifyEmail')).toEqual({
      outcome: { kind: 'unreachable' },
      reported: ['verifyEmail: status 302'],
    });
  });

  it('of status 500 with an unreadable body is a failure', async () => {
    expect(await outcomeOf(500, 'panne')).toEqual({
      outcome: { kind: 'unreachable' },
      reported: ['applicationStatus: status 500'],
    });
  });
});

it('an application is answered without what the content service mails, which a second one does not get', async () => {
  const answers = [{ reference: 'VIPP-7F3K-9QTM', token: 'abcdefghijklmnopqrstuv' }, {}].map(async (receipt) => {
    const { url, close } = await answering(200, { message: 'Reçu', byMail: true, ...receipt });
    const outcome = await submitTo(url, [])('application', {}, KEY);
    await close();
    return outcome;
  });
  const outcome = { kind: 'accepted', message: 'Reçu', body: { byMail: true } };
  expect(await Promise.all(answers)).toEqual([outcome, outcome]);
});

describe('an answer without end', () => {
  it('is aborted, and the form counts as not submitted', async () => {
    const endless = endlessAnswer();
    const { url, close } = await startHttpServer(endless.listener);
    const reported: string[] = [];
    const submit = submitTo(url, reported);
    expect(await submit('applicationStatus', { token: 'abcdefghijklmnopqrstuv' }, KEY)).toEqual({
      kind: 'unreachable',
    });
    expect(reported).toEqual(['applicationStatus: BodyTooLargeError']);
    await endless.isClosed;
    await close();
  });
});
