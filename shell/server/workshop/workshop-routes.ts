/** Passes calls of the workshop on to the content service. The session is a cookie for browsers and a header for the service. */
import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanEmail } from '@vipp/shared/contract/typed-text';
import {
  SESSION_HEADER,
  SESSION_HOURS,
  workshopDataPath,
  workshopPath,
} from '@vipp/shared/contract/workshop/workshop-call';
import { isSameSecret } from '@vipp/shared/server/is-same-secret';
import { errorKind } from '@vipp/shared/server/tracing';
import { sendJson } from '../data/source/backend-client';
import { hostCookie } from '../http/host-cookie';
import { isOwnOrigin } from '../http/same-origin';
import type { Settings } from '../settings/settings';
import type { VisitorLimits } from '../forms/submission-limit';

export const SESSION_COOKIE = 'vipp_atelier';
const TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 1024 * 1024;

type Options = {
  settings: Pick<Settings, 'backendUrl' | 'apiToken' | 'publicOrigin' | 'formStateSecrets'>;
  limits: Pick<VisitorLimits, 'tryPassword'>;
  onError: (call: string, reason: string) => void;
};

const FLOODED =
  'Trop de mots de passe sont essayés en ce moment. Réessayez dans un instant, ou demandez un lien par «\u202FMot de passe oublié\u202F»\u202F: après l’avoir ouvert, vous vous connecterez sans attendre.';

const isRefused = ({ status }: Response): boolean => status === 422;

const isJson = ({ headers }: FastifyRequest): boolean => /^application\/json\b/i.test(headers['content-type'] ?? '');

/** In the content service's spelling: another spelling is no other account. It refuses other types. */
function accountOf(body: unknown): string {
  const { email } = Object(body);
  return typeof email === 'string' ? cleanEmail(email).toLowerCase() : '';
}

/**
 * Stricter than for forms, because the cookie of a session is a right. A page of another site cannot send JSON without a
 * preflight, nor forge its origin.
 */
export function isOwnPage(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (!isJson(request)) return false;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && isOwnOrigin(request, origin);
}

/** The cookie of a session; its token goes to the content service as a header, empty where the session has ended. */
export const sessionCookie = (publicOrigin: string) =>
  hostCookie(publicOrigin, { name: SESSION_COOKIE, seconds: SESSION_HOURS * 3600, sameSite: 'Strict' });

export const BROWSER_COOKIE = 'vipp_atelier_navigateur';
const BROWSER_SECONDS = 400 * 24 * 3600;

const sign = (secret: string, id: string, account: string): string =>
  createHmac('sha256', secret).update(`vipp browser ${id} ${account}`).digest('base64url');

/**
 * A cookie proves that a recruiter has signed in with this browser before. Wrong passwords of strangers in its network then
 * neither delay nor refuse it. A stolen cookie gives tries of its own, and no access.
 *
 * @param secrets the first signs, all verify
 */
export const createKnownBrowsers = (secrets: readonly string[]) => ({
  valueFor: (account: string): string => {
    const id = randomUUID();
    return `${id}.${sign(secrets[0] ?? '', id, account)}`;
  },
  /** The id of a browser in which this account has signed in. */
  idOf: (value: string | undefined, account: string): string | undefined => {
    const [id = '', signature = ''] = value?.split('.') ?? [];
    return secrets.some((secret) => isSameSecret(signature, sign(secret, id, account))) ? id : undefined;
  },
});

export function registerWorkshop(app: FastifyInstance, { settings, limits, onError }: Options): void {
  const { publicOrigin } = settings;
  const browsers = createKnownBrowsers(settings.formStateSecrets);
  const session = sessionCookie(publicOrigin);
  const browser = hostCookie(publicOrigin, { name: BROWSER_COOKIE, seconds: BROWSER_SECONDS, sameSite: 'Strict' });

  const pass = (name: string, request: FastifyRequest): Promise<Response> => {
    const known = session.read(request);
    // Otherwise opening the workshop would be an error in the browser's console.
    if (name === 'account' && !known) return Promise.resolve(Response.json(null));
    // An export may take its whole length: only the wait for its beginning is limited.
    const isLate = new AbortController();
    const timer = setTimeout(() => isLate.abort(), TIMEOUT_MS);
    return sendJson(settings, `workshop ${name}`, workshopPath(name), {
      ...(known && { headers: { [SESSION_HEADER]: known } }),
      body: JSON.stringify(request.body),
      signal: isLate.signal,
    }).finally(() => clearTimeout(timer));
  };
  const send = (name: string, request: FastifyRequest, reply: FastifyReply, response: Response): void => {
    const token = response.headers.get(SESSION_HEADER);
    if (token !== null) session.set(reply, token);
    // A link by mail opens the account while others flood it from this network.
    if ((name === 'signIn' && token) || (name === 'choosePassword' && response.ok))
      browser.set(reply, browsers.valueFor(accountOf(request.body)));
    const retryAfter = response.headers.get('retry-after');
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    reply
      .code(response.status)
      .type('application/json; charset=utf-8')
      .send(response.body ?? '');
  };

  app.post<{ Params: { name: string } }>(
    workshopDataPath(':name'),
    { bodyLimit: MAX_BODY_BYTES },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const { name } = request.params;
      if (!/^[a-zA-Z]{1,40}$/.test(name)) return reply.code(404).send({ message: 'Cet appel n’existe pas.' });
      if (!isOwnPage(request))
        return reply.code(403).send({ message: 'Cet appel n’est accepté que des pages de ce site.' });
      try {
        const account = accountOf(request.body);
        const visitor = { address: request.ip, account, browser: browsers.idOf(browser.read(request), account) };
        const call = () => pass(name, request);
        const isSignIn = name === 'signIn';
        const answer = isSignIn ? await limits.tryPassword(visitor, call, isRefused) : await call();
        if (answer instanceof Response) send(name, request, reply, answer);
        else reply.code(429).header('retry-after', answer.retryAfterSeconds).send({ message: FLOODED });
        return reply;
      } catch (error) {
        onError(name, errorKind(error));
        return reply
          .code(503)
          .header('retry-after', 5)
          .send({ message: 'Le service ne répond pas. Rien n’est perdu\u202F: réessayez dans un instant.' });
      }
    },
  );
}

/** Former path of the workshop on the public host, still in mails and bookmarks. */
const OLD = '/recrutements/atelier';

export function registerOldAddresses(app: FastifyInstance, workshopOrigin: string | undefined): void {
  if (workshopOrigin === undefined) return;
  for (const path of [OLD, `${OLD}/*`])
    app.get(path, ({ url }, reply) =>
      reply.redirect(workshopOrigin + (url.slice(OLD.length) || '/').replace(/^\?/, '/?'), 307),
    );
}
