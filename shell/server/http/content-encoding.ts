/** Negotiates the encoding of every answer, whether it is compressed when it is sent or was when it was built. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ACCEPTED = {
  br: /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i,
};
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const COMPRESSED_TYPE = /^text\/|\b(json|xml|javascript)\b/;

export const accepts = ({ headers }: FastifyRequest, encoding: Encoding): boolean =>
  ACCEPTED[encoding].test(String(headers['accept-encoding'] ?? ''));

/** For the plugin that compresses, which reads `*` as gzip even where gzip is refused, and names the header only where it compresses. */
export function registerContentEncoding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const accepted = ENCODINGS.filter((encoding) => accepts(request, encoding));
    if (request.headers['accept-encoding']) request.headers['accept-encoding'] = accepted.join(', ') || 'identity';
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const vary = String(reply.getHeader('vary') ?? '');
    if (COMPRESSED_TYPE.test(String(reply.getHeader('content-type'))) && !/accept-encoding/i.test(vary))
      reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    done();
  });
}
