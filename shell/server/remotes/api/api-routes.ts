/** The federation API, which docs/contracts/registry.md describes: authentication, validation, and the answers of all calls. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { calls, FEDERATION_API, type CallName } from '@vipp/shared/contract/federation/api-calls.server';
import { isSignedBy, readClaim, requestText, SIGNED_CALL_MS } from '@vipp/shared/contract/federation/signature.server';
import { errorCode, errorText } from '@vipp/shared/server/error-text';
import { isSameSecret } from '@vipp/shared/server/is-same-secret';
import type { Registry } from '../registry/registry';
import { remoteNames, remoteOf } from '../registry/registry-state';
import { MAX_FILE_BYTES } from '../registry/registry-store';
import { ApiRefusal, type Actor, type ApiParts, type Call } from './api-parts';
import { registerPublicDocuments } from './public-documents';
import { createPublishCalls } from './publish-calls';
import { createReleaseCalls } from './release-calls';
import { createReadingCalls, createTeamCalls } from './team-calls';

const JSON_LIMIT = 512 * 1024;

const UNSIGNED =
  'The request is not signed. Send it with `npx vipp-mf`, which signs it with your team’s key; see docs/contracts/registry.md.';
const ALTERED = 'The signature does not match this request: it was altered in transit, or signed with another key.';

/** Authenticates callers: a team by the signature of its key, an operator by the token. */
export function createAuthorise(registry: Pick<Registry, 'state'>, federationToken: string) {
  /**
   * Checks everything outside the body: the body of an unauthorised caller is not read.
   *
   * @returns a function that identifies the caller by the body
   * @throws {ApiRefusal}, as that function
   */
  return ({ headers, method, url }: FastifyRequest): ((body: Buffer) => Actor) => {
    // A site without a token has no operators: an empty token must never match.
    if (federationToken !== '' && isSameSecret(headers.authorization ?? '', `Bearer ${federationToken}`))
      return () => ({ kind: 'operator', by: 'operator' });
    if (headers.authorization !== undefined)
      throw new ApiRefusal(401, 'The token is not that of this site’s operators (FEDERATION_TOKEN).');
    const claim = readClaim(headers);
    if (!claim) throw new ApiRefusal(401, UNSIGNED);
    const { keyId, time, requestId, signature } = claim;
    const state = registry.state();
    const known = remoteNames(state).flatMap((remote) => {
      const key = remoteOf(state, remote).keys[keyId];
      return key ? [{ remote, ...key }] : [];
    });
    // A key that was revoked for one remote may be trusted for another.
    const trusted = known.find(({ isRevoked }) => !isRevoked);
    if (!trusted)
      throw new ApiRefusal(
        401,
        known.length > 0
          ? `The key ${keyId} was revoked. Create another with \`npx vipp-mf keygen\`, and ask an operator to add it.`
          : `The key ${keyId} is not known here. An operator adds it with \`npx vipp-mf keys add\`.`,
      );
    if (Math.abs(Date.now() - Date.parse(time)) > SIGNED_CALL_MS)
      throw new ApiRefusal(
        401,
        `The request is dated ${time}, more than 5 minutes from this site’s time. Set the clock of your machine.`,
      );
    const { remote, publicKey, label } = trusted;
    return (body) => {
      if (!isSignedBy(publicKey, requestText({ method, path: url, body, time, requestId }), signature))
        throw new ApiRefusal(401, ALTERED);
      return { kind: 'team', remote, keyId, by: label };
    };
  };
}

type Handlers = { [Name in CallName]: (call: Call<Name>) => Promise<object> };

function parseJson(body: Buffer): object {
  try {
    return Object(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ApiRefusal(400, 'The body is not JSON.');
  }
}

/** Files are sent as bytes, everything else as JSON. */
function parseInput<Input>(request: FastifyRequest, body: Buffer, schema: z.ZodMiniType<Input>): Input {
  const isJson = body.length > 0 && !request.headers['content-type']?.startsWith('application/octet-stream');
  const sent = { ...(isJson && parseJson(body)), ...Object(request.query), ...Object(request.params) };
  const { data, error } = schema.safeParse(sent);
  if (!error) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new ApiRefusal(400, `The request is invalid: ${problems.join('; ')}. See docs/contracts/registry.md.`);
}

const UNWRITABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);

/** The refusal for an error: an unwritable folder is no fault of the program. */
function refusalOf(error: unknown): ApiRefusal | undefined {
  if (error instanceof ApiRefusal) return error;
  if (!UNWRITABLE.has(errorCode(error) ?? '')) return undefined;
  return new ApiRefusal(
    503,
    `The site cannot store it (${errorText(error)}), and nothing was changed. An operator makes room, or corrects the rights of DATA_DIR; then send it again.`,
  );
}

/** The calls of teams and their tools, and the public documents of the registry. */
export async function registerFederationApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const authorise = createAuthorise(parts.registry, parts.settings.federationToken);
  const handlers: Handlers = {
    ...createPublishCalls(parts),
    ...createReleaseCalls(parts),
    ...createReadingCalls(parts),
    ...createTeamCalls(parts),
  };

  const answer = async <Name extends CallName>(name: Name, request: FastifyRequest): Promise<object> => {
    const { method, input: schema, isForOperators } = calls[name];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const actor = authorise(request)(body);
    if (isForOperators && actor.kind !== 'operator')
      throw new ApiRefusal(403, 'Only operators may do this: send their token, FEDERATION_TOKEN.');
    const input = parseInput(request, body, schema);
    const { remote } = input;
    // Every team with a key may read, but may change only its own remote.
    if (actor.kind === 'team' && method !== 'GET' && remote && remote !== actor.remote)
      throw new ApiRefusal(
        403,
        `The key ${actor.keyId} belongs to ${actor.remote} and may not change ${remote}. Use the key of ${remote}, or ask its team.`,
      );
    return handlers[name]({ actor, input, body });
  };

  registerPublicDocuments(app, parts);
  await app.register(
    async (scope) => {
      // Bodies stay bytes: their signatures are verified before parsing.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        ['application/json', 'application/octet-stream'],
        { parseAs: 'buffer' },
        (_request, body, done) => done(null, body),
      );
      scope.setErrorHandler((error, request, reply) => {
        const refusal = refusalOf(error);
        // The gateway's error handler answers.
        if (!refusal) throw error;
        const { status, message, problems } = refusal;
        if (status === 401 || status === 403) {
          // Parsed, because anyone may send any text in these headers.
          const { keyId: key, requestId } = readClaim(request.headers) ?? {};
          const { method, routeOptions } = request;
          const refused = { key, requestId, method, path: routeOptions.url, reason: message };
          app.log.warn(refused, 'a federation call was refused');
        }
        return reply
          .code(status)
          .header('cache-control', 'no-store')
          .send({ message, ...(problems && { problems }) });
      });
      for (const name of Object.keys(calls) as CallName[])
        scope.route({
          method: calls[name].method,
          url: calls[name].path,
          bodyLimit: name === 'upload' ? MAX_FILE_BYTES : JSON_LIMIT,
          // The body of an unauthorised caller is not read.
          onRequest: async (request) => void authorise(request),
          handler: async (request, reply) =>
            reply.header('cache-control', 'no-store').send(await answer(name, request)),
        });
    },
    { prefix: FEDERATION_API },
  );
}
