/** Calls of a site's federation API, signed; an answer that is no success becomes a `CommandError`. */
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import {
  answerSchema,
  calls,
  FEDERATION_API,
  type Answer,
  type CallName,
} from '@vipp/shared/contract/federation/api-calls.server';
import { toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { signatureHeaders, type SigningKey } from '@vipp/shared/contract/federation/signature.server';
import { CommandError, EXIT } from './command-error';

/** A gate renders every page of a remote, after the builds sent before it. */
const TIMEOUT_MS = 180_000;

/** What `fetch` throws, for people. */
function describeFault(site: string, error: unknown): string {
  if (!(error instanceof Error)) return `${site} cannot be reached (${error})`;
  if (error.name === 'TimeoutError')
    return `${site} did not answer within ${TIMEOUT_MS / 1000} s. Try again; npx vipp-mf status shows what was done.`;
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  const code = error.cause && typeof error.cause === 'object' && 'code' in error.cause ? error.cause.code : undefined;
  return `${site} cannot be reached (${code ?? cause ?? error.message}). Is it running? Name another one with --site URL or VIPP_SITE.`;
}

async function parseAnswer(address: string, response: Response): Promise<Answer> {
  const { data } = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (!data)
    throw new CommandError(
      EXIT.failed,
      `${address} answered ${response.status}, but nothing that this command understands: is it a VIPP site of this version?`,
    );
  if (response.ok) return data;
  const { message, problems } = data;
  throw new CommandError(response.status === 422 && problems ? EXIT.refused : EXIT.failed, message, problems);
}

type ClientOptions = { site: string; key?: SigningKey; token?: string; fetch?: typeof globalThis.fetch };
type Message = { path: string; body: Uint8Array<ArrayBuffer>; type: string };

export function createSiteClient({ site, key, token, fetch = globalThis.fetch }: ClientOptions) {
  const base = site.replace(/\/$/, '');
  const prefix = new URL(base).pathname.replace(/\/$/, '');

  const proof = (request: Parameters<typeof signatureHeaders>[1]): Record<string, string> => {
    if (token) return { authorization: `Bearer ${token}`, 'x-vipp-request': request.requestId };
    return key ? signatureHeaders(key, request) : {};
  };

  async function send(name: CallName, { path: call, body, type }: Message): Promise<Answer> {
    const { method } = calls[name];
    const path = `${prefix}${FEDERATION_API}${call}`;
    const request = { method, path, body, time: new Date().toISOString(), requestId: randomUUID() };
    const hasBody = body.length > 0;
    const response = await fetch(new URL(path, base), {
      method,
      headers: { accept: 'application/json', ...(hasBody && { 'content-type': type }), ...proof(request) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      ...(hasBody && { body }),
    }).catch((error: unknown) => {
      throw new CommandError(EXIT.failed, describeFault(base, error));
    });
    return parseAnswer(new URL(path, base).href, response);
  }

  return {
    /** Address of the site. */
    site: base,
    call: (name: CallName, input: Readonly<Record<string, unknown>>): Promise<Answer> => {
      const { method, path } = calls[name];
      const type = 'application/json';
      if (method === 'POST') return send(name, { path, body: Buffer.from(JSON.stringify(input)), type });
      const given = Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]]));
      const query = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
      return send(name, { path: `${path}${query}`, body: Buffer.alloc(0), type });
    },
    upload: async (remote: string, integrity: string, body: Uint8Array): Promise<void> => {
      const path = `/files/${remote}/${toHexHash(integrity)}`;
      await send('upload', { path, body: Buffer.from(body), type: 'application/octet-stream' });
    },
  };
}

export type SiteClient = ReturnType<typeof createSiteClient>;

const UPLOADS_AT_ONCE = 4;

/** Sends the files that the site does not have, by SHA-384. */
export async function uploadFiles(
  site: SiteClient,
  remote: string,
  files: ReadonlyMap<string, Buffer>,
  progress: (text: string) => void = () => undefined,
): Promise<void> {
  const { missing = [] } = await site.call('missing', { remote, files: [...files.keys()] });
  if (missing.length === 0) return progress('the site has every file already');
  progress(`uploading ${missing.length} of ${files.size} files …`);
  const wanted = [...files].filter(([integrity]) => missing.includes(integrity));
  await pLimit(UPLOADS_AT_ONCE).map(wanted, ([integrity, body]) => site.upload(remote, integrity, body));
}
