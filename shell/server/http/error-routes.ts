/** What is answered when nothing else answers: JSON for calls, the plainest page for people. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What people read of a status: a title, and what they can do. */
const REFUSALS: Readonly<Record<number, readonly [string, string]>> = {
  400: ['Adresse ou envoi incorrect', 'Vérifiez l’adresse, ou revenez à la page précédente.'],
  403: ['Envoi refusé', 'Les formulaires de ce site s’envoient depuis ses propres pages. Ouvrez la page du formulaire et recommencez.'],
  404: ['Page non trouvée', 'Rien ne se trouve à cette adresse.'],
  413: ['Message trop long', 'Revenez à la page précédente, votre texte y est encore, raccourcissez-le et envoyez-le de nouveau.'],
  415: ['Format non accepté', 'Revenez à la page précédente et envoyez le formulaire tel qu’il s’affiche.'],
};

const FAULT = ['Une erreur est survenue', 'Nous ne parvenons pas à afficher cette page. Réessayez dans quelques instants.'] as const;

function plainPage(status: number): string {
  const [title, advice] = REFUSALS[status] ?? FAULT;
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} | VIPP</title></head><body><main><h1>${title}</h1><p>${advice}</p>`,
    '<p><a href="/">Revenir sur la page d’accueil</a></p></main></body></html>',
  ].join('');
}

const wantsPage = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

/** Answers a status to whoever asked: a page to people, a message to scripts. */
export async function sendRefusal(request: FastifyRequest, reply: FastifyReply, status: number, message: string): Promise<void> {
  reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(request)) await reply.type('text/html; charset=utf-8').send(plainPage(status));
  else await reply.send({ message });
}

/** Answers what was thrown: the caller's fault in its own words, ours in none. */
export async function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error, path: request.routeOptions.url }, 'a request failed');
  await sendRefusal(request, reply, status, status >= 500 ? 'The request could not be answered.' : error.message);
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendFault(error, request, reply));
  // Pages answer every GET, so what arrives here is another method or a malformed address.
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, 404, 'There is nothing at this address.'));
}
