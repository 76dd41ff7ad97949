import type { RequestListener, ServerResponse } from 'node:http';

const CHUNK = Buffer.alloc(1024 * 1024, 'a');

/** Creates a request listener with an endless body without a content length. */
export function endlessAnswer({ status = 200, contentType = 'application/json' } = {}) {
  let closed: () => void = () => undefined;
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const sent = { bytes: 0 };
  const listener: RequestListener = (_, response: ServerResponse) => {
    const more = () => {
      if (response.destroyed) return;
      sent.bytes += CHUNK.length;
      response.write(CHUNK, () => setImmediate(more));
    };
    response.once('close', closed).writeHead(status, { 'content-type': contentType });
    more();
  };
  return { listener, sent, isClosed };
}
