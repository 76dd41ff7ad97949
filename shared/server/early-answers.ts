/**
 * Answers that a server sends while the body of the request still comes: it is too large, its sender is unknown, or the server
 * is busy. A connection that is closed with unread bytes is reset, and the client loses the answer: many send a whole body
 * before they read.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type LingerLimits = {
  /** Bytes that a client may still send; the largest body that a limit refuses is an accidental one of some megabytes. */
  bytes: number;
  /** Milliseconds, for a client that sends little or nothing. */
  ms: number;
};

const LIMITS: LingerLimits = { bytes: 32 * 1024 * 1024, ms: 30_000 };

/** Ends a connection's answers, and discards what its client still sends until the client ends too. */
function linger(socket: Socket, close: () => void, { bytes, ms }: LingerLimits): void {
  const lastByte = socket.bytesRead + bytes;
  const timer = setTimeout(() => socket.destroy(), ms).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', close);
  const discard = (): void => {
    // Node's own listener would parse the body, and run a request behind it.
    socket.removeAllListeners('data');
    socket.on('data', () => {
      if (socket.bytesRead > lastByte) socket.destroy();
    });
  };
  // Node starts to read from a paused connection only while its parser is attached.
  if (socket.isPaused()) socket.once('resume', discard).resume();
  else discard();
  socket.end();
}

/** Must be called before the server gets requests. An answer to a request whose body has not arrived closes the connection. */
export function deliverEarlyAnswers(server: Server, limits = LIMITS): void {
  server.prependListener('connection', (socket) => {
    const close = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      // A request that times out in the meantime closes its connection again.
      socket.destroySoon = () => undefined;
      if (socket.readableEnded || socket.destroyed) close();
      else linger(socket, close, limits);
    };
  });
  server.prependListener('request', (request, response) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => typeof response;
    response.writeHead = (...head: unknown[]) => {
      if (!request.complete) response.shouldKeepAlive = false;
      return writeHead(...head);
    };
  });
}
