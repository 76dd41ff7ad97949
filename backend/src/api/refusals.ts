/** Error answers of the API: always JSON `{ message }`, without internal details. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../startup-failure';

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).send({ message: 'Aucune ressource à cette adresse.' });
}

const MESSAGES: Record<number, string> = {
  400: 'Requête invalide.',
  404: 'Aucune ressource à cette adresse.',
  413: 'Requête trop volumineuse.',
  415: 'Type de contenu non pris en charge.',
};

const UNSTORABLE =
  'Une valeur de cet envoi ne peut pas être enregistrée. Vérifiez ce que vous avez saisi ou collé, puis envoyez-le de nouveau.';

/** Class 22 of PostgreSQL: a value of the caller that no column or comparison takes, whatever schema let it pass. */
const isDataException = (error: FastifyError): boolean =>
  /^22[\dA-Z]{3}$/.test(errorCode(error) ?? errorCode(error.cause) ?? '');

/** Invalid path parameters are a 404, because nothing exists at such a path; errors that the caller did not cause are a 500. */
export function statusOf(error: FastifyError): number {
  if (error.validationContext === 'params') return 404;
  if (isDataException(error)) return 400;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? status : 500;
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  if (status === 500) request.log.error({ err: error }, 'request failed');
  if (isDataException(error)) {
    request.log.warn({ call: request.routeOptions.url }, 'a value cannot be stored');
    reply.code(status).send({ message: UNSTORABLE });
    return;
  }
  const fallback = status === 500 ? 'Le service de contenu a rencontré une erreur.' : 'Requête refusée.';
  reply.code(status).send({ message: MESSAGES[status] ?? fallback });
}
