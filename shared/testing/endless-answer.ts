import type { RequestListener, ServerResponse } from 'node:http';

const CHUNK = Buffer.alloc(64 * 1024, 'a');

/** An endless answer without a content length, until its reader closes the connection. */
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
