/** Error answers of the API: always JSON `{ message }`, without internal details. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).send({ message: 'Aucune ressource à cette adresse.' });
}

const MESSAGES: Record<number, string> = {
  400: 'Requête invalide.',
  404: 'Aucune ressource à cette adresse.',
  413: 'Requête trop volumineuse.',
  415: 'Type de contenu non pris en charge.',
};

/** Invalid path parameters are a 404, because nothing exists at such a path; errors that the caller did not cause are a 500. */
function statusOf(error: FastifyError): number {
  if (error.validationContext === 'params') return 404;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? status : 500;
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  if (status === 500) request.log.error({ err: error }, 'request failed');
  const fallback = status === 500 ? 'Le service de contenu a rencontré une erreur.' : 'Requête refusée.';
  reply.code(status).send({ message: MESSAGES[status] ?? fallback });
}
