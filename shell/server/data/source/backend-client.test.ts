import type { RequestListener } from 'node:http';
import { endlessAnswer } from '@vipp/shared/testing/endless-answer';
import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { createBackendClient } from './backend-client';

async function clientOf(listener: RequestListener) {
  const { url } = await startHttpServer(listener);
  return createBackendClient({ backendUrl: url, apiToken: 't' });
}

it('an answer of the content service is read as JSON with its etag', async () => {
  const { read } = await clientOf((_, response) => response.setHeader('etag', '"1"').end('{"data":["é"]}'));
  expect(await read('/liste', undefined)).toEqual({ kind: 'content', content: { data: ['é'] }, etag: '"1"' });
});

it('an answer of the content service with an error status is not read to its end', async () => {
  const endless = endlessAnswer({ status: 500 });
  const { read } = await clientOf(endless.listener);
  await expect(read('/liste', undefined)).rejects.toThrow('backend answered 500 to /liste');
  await endless.isClosed;
});
