import { startHttpServer } from '../testing/http-server';
import { readBackendNotices } from './backend-notices';

/** Notices read from a content service with this answer to its health call. */
async function noticesOf(status: number, body: string): Promise<readonly string[]> {
  const { url, close } = await startHttpServer((request, response) => {
    const isHealthCall = request.url === '/backend/public/api/health' && request.headers.authorization === undefined;
    response.writeHead(isHealthCall ? status : 500).end(body);
  });
  const notices = await readBackendNotices(url);
  await close();
  return notices;
}

describe('the notices of the content service', () => {
  it('are those that its health call returns', async () => {
    expect(await noticesOf(200, JSON.stringify({ status: 'ok', notices: ['CONTACT_RECIPIENTS is not set'] }))).toEqual([
      'CONTACT_RECIPIENTS is not set',
    ]);
  });

  it.each([
    [404, '<h1>Not found</h1>'],
    [200, '<h1>Welcome</h1>'],
    [200, JSON.stringify({ status: 'ok' })],
    [200, JSON.stringify({ status: 'ok', notices: [{ text: 'x' }] })],
    [503, JSON.stringify({ status: 'ok', notices: ['x'] })],
  ])('are none where another content service answers %i %s', async (status, body) => {
    expect(await noticesOf(status, body)).toEqual([]);
  });

  it('are none where the service is not available', async () => {
    expect(await readBackendNotices('http://127.0.0.1:9')).toEqual([]);
  });
});
