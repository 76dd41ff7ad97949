/** Error answers of the API: always JSON `{ message }`, without internal details. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '@vipp/shared/server/error-text';
import { Refusal } from './refusal';

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: 'Aucune ressource à cette adresse.' });
}

const MESSAGES: Record<number, string> = {
  400: 'Requête invalide.',
  404: 'Aucune ressource à cette adresse.',
  413: 'Requête trop volumineuse.',
  415: 'Type de contenu non pris en charge.',
};

const UNSTORABLE =
  'Une valeur de cet envoi ne peut pas être enregistrée. Vérifiez ce que vous avez saisi ou collé, puis envoyez-le de nouveau.';

/** Class 22 of PostgreSQL: a value that no column takes, in spite of its schema. */
const isDataException = (error: FastifyError): boolean =>
  /^22[\dA-Z]{3}$/.test(errorCode(error) ?? errorCode(error.cause) ?? '');

/** Errors that the caller did not cause are a 500. */
function statusOf(error: FastifyError): number {
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

/** Answers with both formats of errors in requirement 7.3; pages read either. */
function answerRefusal(reply: FastifyReply, { status, message, errors }: Refusal): void {
  const fields = Object.keys(errors).length > 0 ? { errors, errorsList: errors } : {};
  reply.code(status).send({ status_code: status, message, ...fields });
}

/** The message of a database error contains the values of the query: only its code may be logged. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Refusal) return answerRefusal(reply, error);
  if (statusOf(error) < 500) return answerError(error, request, reply);
  const { name, stack = '', cause } = error;
  const where = stack.split('\n').filter((line) => line.startsWith('    at '));
  request.log.error(
    { call: request.url, error: name, code: errorCode(error) ?? errorCode(cause), where },
    'submission failed',
  );
  // Without a text, which would count as a refusal. When the answer to a commit is lost, the form is stored, and only the same
  // key recognises its repetition.
  reply.code(500).send({ status_code: 500 });
}
