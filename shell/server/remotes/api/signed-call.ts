/** The HTTP part of a call of the federation API: authentication, validation, and the answer. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { readClaim } from '@vipp/shared/contract/federation/signature.server';
import { isRefusal, refuse, toAnswer, type Answer, type Refusal } from './answer';
import { refuseRemote, type Actor, type Authorise } from './authorise';

export type Call<Input> = { actor: Actor; input: Input; body: Buffer };

type Options<Input> = {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  /** Schema of the JSON body, the query and the parameters of the path together. */
  schema: z.ZodMiniType<Input>;
  /** In bytes. */
  bodyLimit?: number;
  operatorsOnly?: boolean;
  handle: (call: Call<Input>) => Promise<Answer | Refusal>;
};

export type SignedCalls = <Input extends { remote?: RemoteName | undefined }>(options: Options<Input>) => void;

const JSON_LIMIT = 512 * 1024;

const NO_JSON = Symbol('no JSON');

/** Files are sent as bytes, everything else as JSON. */
function parseBody({ headers }: FastifyRequest, body: Buffer): unknown {
  if (body.length === 0 || headers['content-type']?.startsWith('application/octet-stream')) return {};
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return NO_JSON;
  }
}

function parseInput<Input>(
  request: FastifyRequest,
  body: Buffer,
  schema: z.ZodMiniType<Input>,
): { input: Input } | Refusal {
  const json = parseBody(request, body);
  if (json === NO_JSON || typeof json !== 'object') return refuse(400, 'The body is not JSON.');
  const parsed = schema.safeParse({ ...json, ...Object(request.query), ...Object(request.params) });
  if (parsed.success) return { input: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  return refuse(400, `The request is invalid: ${problems.join('; ')}. See docs/contracts/registry.md.`);
}

const UNWRITABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);

/** Says what to do where a folder cannot be written, which is no fault of the program. */
function refuseUnwritable(error: unknown): Refusal {
  if (!(error instanceof Error && 'code' in error && UNWRITABLE.has(String(error.code)))) throw error;
  return refuse(
    503,
    `The site cannot store it (${error.message}), and nothing was changed. An operator makes room, or corrects the rights of DATA_DIR; then send it again.`,
  );
}

/** Creates signed calls below one prefix. */
export function createSignedCalls(
  scope: FastifyInstance,
  authorise: Authorise,
  logger: FastifyBaseLogger,
): SignedCalls {
  const send = (reply: FastifyReply, { status, body }: Answer) =>
    reply.code(status).header('cache-control', 'no-store').send(body);

  const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    // Parsed, because anyone may send any text in these headers.
    const claim = readClaim(request.headers);
    const { method, routeOptions } = request;
    if (refusal.refused === 401 || refusal.refused === 403)
      logger.warn(
        {
          key: claim?.keyId,
          requestId: claim?.requestId,
          method,
          path: routeOptions.url,
          reason: refusal.message,
        },
        'a federation call was refused',
      );
    return send(reply, toAnswer(refusal));
  };

  return ({ method, url, schema, bodyLimit = JSON_LIMIT, operatorsOnly = false, handle }) => {
    const run = async (request: FastifyRequest): Promise<Answer | Refusal> => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const actor = authorise.identify(request, body);
      if (isRefusal(actor)) return actor;
      if (operatorsOnly && actor.kind !== 'operator')
        return refuse(403, 'Only operators may do this: send their token, FEDERATION_TOKEN.');
      const parsed = parseInput(request, body, schema);
      if (isRefusal(parsed)) return parsed;
      const { remote } = parsed.input;
      // Every team with a key may read, but may change only its own remote.
      const refusal = method !== 'GET' && remote ? refuseRemote(actor, remote) : undefined;
      return refusal ?? handle({ actor, input: parsed.input, body });
    };
    scope.route({
      method,
      url,
      bodyLimit,
      onRequest: async (request, reply) => {
        const refusal = authorise.refuseUnauthorised(request);
        if (refusal) await sendRefusal(request, reply, refusal);
      },
      handler: async (request, reply) => {
        const answer = await run(request).catch(refuseUnwritable);
        return isRefusal(answer) ? sendRefusal(request, reply, answer) : send(reply, answer);
      },
    });
  };
}
