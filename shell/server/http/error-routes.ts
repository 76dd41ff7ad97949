/** What is answered when nothing else answers: JSON for calls, the plainest page for people. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const FAULT_PAGE = [
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  '<title>Une erreur est survenue | VIPP</title></head><body><main><h1>Une erreur est survenue</h1>',
  '<p>Nous ne parvenons pas à afficher cette page. Nos équipes en sont averties.</p>',
  '<p><a href="/">Revenir sur la page d’accueil</a></p></main></body></html>',
].join('');

const wantsPage = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error, path: request.url.split('?')[0] }, 'a request failed');
  reply.code(status).header('cache-control', 'no-store');
  if (status >= 500 && wantsPage(request)) void reply.type('text/html; charset=utf-8').send(FAULT_PAGE);
  else void reply.send({ message: status >= 500 ? 'The request could not be answered.' : error.message });
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendFault(error, request, reply));
  // Pages answer every GET, so what arrives here is another method or a malformed address.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is nothing at this address.' }));
}
