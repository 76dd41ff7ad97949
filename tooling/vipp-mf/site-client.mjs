/** Calls of a site's federation API, signed; an answer that is no success is a `CommandError`. */
import { randomUUID } from 'node:crypto';
import { CommandError, EXIT } from './command-error.mjs';
import { signatureHeaders } from './signing.mjs';

const BASE = '/federation/api';
/** A gate renders every page of a remote, after those that came before it. */
const DEADLINE_MS = 180_000;

function describeFault(site, error) {
  if (error.name === 'TimeoutError')
    return `${site} did not answer within ${DEADLINE_MS / 1000} s. Try again; npx vipp-mf status tells what was done.`;
  return `${site} cannot be reached (${error.cause?.code ?? error.cause?.message ?? error.message}). Is it running? Name another one with --site URL or VIPP_SITE.`;
}

async function parseAnswer(site, path, response) {
  const body = await response.json().catch(() => undefined);
  if (body === undefined)
    throw new CommandError(
      EXIT.failed,
      `${site}${path} answered ${response.status}, but no JSON: is it a VIPP site of this version?`,
    );
  if (response.ok) return body;
  const code = response.status === 422 && body.problems ? EXIT.refused : EXIT.failed;
  throw new CommandError(code, body.message ?? `${path} answered ${response.status}`, body.problems);
}

/**
 * @param {{ site: string, key?: ReturnType<typeof import('./signing.mjs').readKey>, token?: string, fetch?: typeof globalThis.fetch }} options
 */
export function createSiteClient({ site, key, token, fetch = globalThis.fetch }) {
  const base = site.replace(/\/$/, '');
  const prefix = new URL(base).pathname.replace(/\/$/, '');

  async function send(method, call, body, type) {
    const path = `${prefix}${BASE}${call}`;
    const request = { method, path, body, time: new Date().toISOString(), requestId: randomUUID() };
    const proof = token
      ? { authorization: `Bearer ${token}`, 'x-vipp-request': request.requestId }
      : key
        ? signatureHeaders(key, request)
        : {};
    const headers = { accept: 'application/json', ...(body.length > 0 && { 'content-type': type }), ...proof };
    let response;
    try {
      response = await fetch(new URL(path, base), {
        method,
        headers,
        signal: AbortSignal.timeout(DEADLINE_MS),
        redirect: 'error',
        ...(body.length > 0 && { body }),
      });
    } catch (error) {
      throw new CommandError(EXIT.failed, describeFault(base, error));
    }
    return parseAnswer(base, path, response);
  }

  return {
    site: base,
    get: (call, query = {}) => {
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(given).toString();
      return send('GET', search ? `${call}?${search}` : call, Buffer.alloc(0));
    },
    post: (call, body) => send('POST', call, Buffer.from(JSON.stringify(body)), 'application/json'),
    put: (call, body) => send('PUT', call, body, 'application/octet-stream'),
  };
}
