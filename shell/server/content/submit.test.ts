import { createServer, type Server } from 'node:http';
import { createSubmit } from './submit';

const KEY = '5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11';

/** A content service that gives every call one answer. */
async function answering(status: number, body: unknown): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { server, url: `http://127.0.0.1:${address.port}` };
}

async function outcomeOf(status: number, body: unknown) {
  const { server, url } = await answering(status, body);
  const reported: string[] = [];
  const submit = createSubmit({ backendUrl: url, apiToken: 't', backOfficeUrl: undefined, onError: (call, reason) => reported.push(`${call}: ${reason}`) });
  const outcome = await submit('applicationStatus', { token: 'abcdefghijklmnopqrstuv' }, KEY);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { outcome, reported };
}

describe('the answer of a content service', () => {
  it.each([404, 405, 501])('of status %d tells that it has no such call, and the operator hears of it', async (status) => {
    for (const body of [{ message: 'Not found' }, '<h1>Not found</h1>', '']) {
      expect(await outcomeOf(status, body)).toEqual({ outcome: { kind: 'unsupported' }, reported: [`applicationStatus: status ${status}`] });
    }
  });

  it.each([404, 405, 501])('of status %d with its status or its errors inside is a refusal', async (status) => {
    const message = 'Ce lien n’est plus valable.';
    expect(await outcomeOf(status, { status_code: status, message })).toEqual({ outcome: { kind: 'refused', errors: {}, message }, reported: [] });
    const errors = { token: [message] };
    expect((await outcomeOf(status, { errors })).outcome).toMatchObject({ kind: 'refused', errors });
  });

  it('of status 200 with another status inside is a refusal', async () => {
    expect((await outcomeOf(200, { status_code: 422, message: 'Non.' })).outcome).toMatchObject({ kind: 'refused', message: 'Non.' });
  });

  it('of status 500 with nothing to read is none', async () => {
    expect(await outcomeOf(500, 'panne')).toEqual({ outcome: { kind: 'unreachable' }, reported: ['applicationStatus: status 500'] });
  });
});
