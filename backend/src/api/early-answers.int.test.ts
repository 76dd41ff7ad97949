import type { AddressInfo } from 'node:net';
import { FIGURES_CALL } from '@vipp/shared/contract/application/form-figures';
import { API_BASE } from '@vipp/shared/contract/paths';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { workshopPath } from '@vipp/shared/contract/workshop/workshop-call';
import { sendBeforeReading } from '@vipp/shared/testing/send-before-reading.server';
import { TEST_TOKEN } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';

const BYTES = 8 * 1024 * 1024;
const TOKEN = `Authorization: Bearer ${TEST_TOKEN}`;

describe('an answer of the content service that is sent while the body still comes arrives whole', () => {
  const test = useTestApp('PostgreSQL');
  let port: number;
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = test.app.server.address() as AddressInfo);
  });

  it.each([
    ...Object.values(submissionCalls).map(({ path }) => [path, TOKEN, 413] as const),
    [FIGURES_CALL, TOKEN, 413] as const,
    [workshopPath('signIn'), TOKEN, 413] as const,
    [workshopPath('signIn'), 'X-Caller: unknown', 401] as const,
    ['/nowhere', TOKEN, 413] as const,
  ])('%s with %s', async (path, header, status) => {
    for (const isChunked of [false, true]) {
      const answer = await sendBeforeReading(port, `POST ${API_BASE}${path} HTTP/1.1\r\n${header}`, {
        bytes: BYTES,
        isChunked,
      });
      expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).toMatch(/"\}$|\d\}$|"\}\r\n0\r\n\r\n$/);
    }
  });
});
