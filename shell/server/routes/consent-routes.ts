/** The cookie banner of visitors without JavaScript: a form that is answered with a redirect to the page. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CONSENT_KEY, COOKIE_DAYS } from '@vipp/shared/lib/consent-rules';
import { serializeCookie } from '@vipp/shared/lib/cookies';
import { localPath } from '../http/every-request';
import { refuseOtherSites } from '../http/same-origin';

const CONSENT_PATH = '/consentement';

const choiceSchema = z.object({ choice: z.enum(['accepted', 'rejected']), retour: z.optional(z.string()) });
const fields = (body: unknown) => (body instanceof URLSearchParams ? Object.fromEntries(body) : body);
const reopenSchema = z.object({ retour: z.optional(z.string()) });

/** The page with its query, which the form does not contain. */
function returnPath(retour: string | undefined, referrer: string | undefined): string {
  const page = localPath(retour);
  const address = URL.canParse(referrer ?? '') ? new URL(referrer ?? '') : undefined;
  return address?.pathname === page ? localPath(page + address.search) : page;
}

function withParameter(path: string, name: string, value: string | null): string {
  const url = new URL(path, 'http://site.invalid');
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search;
}

export function registerConsent(app: FastifyInstance, publicOrigin: string): void {
  const secure = publicOrigin.startsWith('https:');

  app.post(CONSENT_PATH, { preHandler: refuseOtherSites }, async (request, reply) => {
    const form = choiceSchema.safeParse(fields(request.body));
    if (!form.success) return reply.redirect('/', 303);
    const { choice, retour } = form.data;
    const page = returnPath(retour, request.headers.referer);
    return reply
      .header('set-cookie', serializeCookie(CONSENT_KEY, choice, { days: COOKIE_DAYS, secure }))
      .redirect(withParameter(page, 'cookies', null), 303);
  });

  app.get(CONSENT_PATH, async (request, reply) => {
    const query = reopenSchema.safeParse(request.query);
    const page = returnPath(query.data?.retour, request.headers.referer);
    return reply.redirect(withParameter(page, 'cookies', 'ouvrir'), 303);
  });
}
