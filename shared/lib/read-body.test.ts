import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { endlessAnswer } from '../testing/endless-answer';
import { startHttpServer } from '../testing/http-server.server';
import { BodyTooLargeError, readBody, readBodyText } from './read-body';

async function fetchFrom(listener: RequestListener): Promise<Response> {
  const { url } = await startHttpServer(listener);
  return fetch(`${url}/liste`);
}

describe('a body', () => {
  it('is read whole up to its limit, in chunks of any length', async () => {
    const text = 'é'.repeat(100_000);
    const response = await fetchFrom((_, answer) => {
      const bytes = Buffer.from(text);
      // A multi-byte character is split.
      answer.write(bytes.subarray(0, 99_999));
      setImmediate(() => answer.end(bytes.subarray(99_999)));
    });
    expect(await readBodyText(response, 200_000)).toBe(text);
  });

  it('is empty when there is none', async () => {
    expect(await readBody(new Response(null), 10)).toEqual(new Uint8Array());
  });

  it('without end and without a length is read to its limit, and the connection is closed', async () => {
    const { listener, isClosed, sent } = endlessAnswer();
    const response = await fetchFrom(listener);
    await expect(readBody(response, 1024 * 1024)).rejects.toThrow(/\/liste is larger than 1 MB$/);
    await isClosed;
    // Tolerance: the buffers at both ends of the connection.
    expect(sent.bytes).toBeLessThan(32 * 1024 * 1024);
  });

  it('with a declared length above its limit is not read', async () => {
    let reported: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => {
      reported = resolve;
    });
    const response = await fetchFrom((_, answer) => {
      answer.writeHead(200, { 'content-length': '2000' }).write('a');
      answer.once('close', reported);
    });
    await expect(readBody(response, 1_000)).rejects.toBeInstanceOf(BodyTooLargeError);
    await isClosed;
  });

  it('counts with its decompressed size', async () => {
    const response = await fetchFrom((_, answer) =>
      answer.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(4 * 1024 * 1024))),
    );
    await expect(readBody(response, 1024 * 1024)).rejects.toBeInstanceOf(BodyTooLargeError);
  });

  it('that breaks off is an error', async () => {
    const response = await fetchFrom((_, answer) => {
      answer.writeHead(200, { 'content-length': '1000' }).write('a');
      setImmediate(() => answer.destroy());
    });
    await expect(readBody(response, 10_000)).rejects.toThrow(/terminated|aborted|closed/);
  });
});
