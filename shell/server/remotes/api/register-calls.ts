/** The HTTP part of the calls of the federation API: authentication, validation, and the answer. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { calls, type CallName } from '@vipp/shared/contract/federation/api-calls.server';
import { readClaim } from '@vipp/shared/contract/federation/signature.server';
import { MAX_FILE_BYTES } from '../builds/build-files';
import { isRefusal, refuse, type Answer, type Handlers, type Refusal } from './api-parts';
import { refuseRemote, type Authorise } from './authorise';

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

/** Registers the calls below one prefix. */
export function registerCalls(
  scope: FastifyInstance,
  handlers: Handlers,
  authorise: Authorise,
  logger: FastifyBaseLogger,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, answer: Answer | Refusal) => {
    reply.header('cache-control', 'no-store');
    if (!isRefusal(answer)) return reply.code(answer.status).send(answer.body);
    const { refused, message, problems } = answer;
    if (refused === 401 || refused === 403) {
      // Parsed, because anyone may send any text in these headers.
      const { keyId: key, requestId } = readClaim(request.headers) ?? {};
      const { method, routeOptions } = request;
      const refusedCall = { key, requestId, method, path: routeOptions.url, reason: message };
      logger.warn(refusedCall, 'a federation call was refused');
    }
    return reply.code(refused).send({ message, ...(problems && { problems }) });
  };

  const callers = new WeakMap<FastifyRequest, ReturnType<Authorise>>();

  const register = <Name extends CallName>(name: Name): void => {
    const { method, path: url, input: schema, isForOperators } = calls[name];
    const run = async (request: FastifyRequest): Promise<Answer | Refusal> => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const caller = callers.get(request) ?? authorise(request);
      const actor = isRefusal(caller) ? caller : caller.identify(body);
      if (isRefusal(actor)) return actor;
      if (isForOperators && actor.kind !== 'operator')
        return refuse(403, 'Only operators may do this: send their token, FEDERATION_TOKEN.');
      const parsed = parseInput(request, body, schema);
      if (isRefusal(parsed)) return parsed;
      const { remote } = parsed.input;
      // Every team with a key may read, but may change only its own remote.
      const refusal = method !== 'GET' && remote ? refuseRemote(actor, remote) : undefined;
      return refusal ?? handlers[name]({ actor, input: parsed.input, body });
    };
    scope.route({
      method,
      url,
      bodyLimit: name === 'upload' ? MAX_FILE_BYTES : JSON_LIMIT,
      onRequest: async (request, reply) => {
        const caller = authorise(request);
        if (isRefusal(caller)) await send(request, reply, caller);
        callers.set(request, caller);
      },
      handler: async (request, reply) => send(request, reply, await run(request).catch(refuseUnwritable)),
    });
  };
  for (const name of Object.keys(calls) as CallName[]) register(name);
}
