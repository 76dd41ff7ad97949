import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { until } from '@vipp/shared/testing/until';
import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { watchChanges } from './watch-changes';

let stop: () => void;

/** Counts the changes that a gateway sees. */
async function watch(listener: RequestListener) {
  const { url } = await startHttpServer(listener);
  const changes = { count: 0 };
  stop = watchChanges({ backendUrl: url, apiToken: 't', onChange: () => void (changes.count += 1) });
  return changes;
}

afterEach(() => stop());

it('reports each change of content, also in pieces, and a stream that begins again', async () => {
  const streams: ServerResponse[] = [];
  const changes = await watch(({ headers }, response) => {
    expect(headers.authorization).toBe('Bearer t');
    streams.push(response);
    response.writeHead(200).write(':\n\n');
  });
  await until(() => changes.count >= 1);
  streams[0]?.write('data: con');
  streams[0]?.write('tent\n\n:\n\n');
  await until(() => changes.count >= 2);
  streams[0]?.end();
  await until(() => changes.count >= 3);
  expect([changes.count, streams.length]).toEqual([3, 2]);
});

it('the gateway asks a content service without a stream once', async () => {
  let asked = 0;
  const changes = await watch((_, response) => {
    asked += 1;
    response.writeHead(404, { connection: 'close' }).end('{}');
    void once(response, 'close').then(() => stop());
  });
  await until(() => asked > 0);
  expect([asked, changes.count]).toEqual([1, 0]);
});
