import { createServer } from 'node:http';
import { waitForContentService } from './warm-up';

describe('waiting for the content service', () => {
  it('ends with its first answer, even an error', async () => {
    const server = createServer((_request, response) => response.writeHead(404).end());
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const address = probe.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => probe.close(resolve));
    let isOver = false;
    const waiting = waitForContentService({ backendUrl: `http://127.0.0.1:${port}`, backendWaitMs: 60_000 }).then(
      () => (isOver = true),
    );
    expect(isOver).toBe(false);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    // Without the answer, the wait would exceed the timeout of the test.
    await waiting;
    await new Promise((resolve) => server.close(resolve));
  });

  it('ends without an answer after `backendWaitMs`', async () => {
    const start = Date.now();
    await waitForContentService({ backendUrl: 'http://127.0.0.1:1', backendWaitMs: 120 });
    expect(Date.now() - start).toBeGreaterThanOrEqual(120);
  });
});
