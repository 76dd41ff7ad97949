/** The calls of the workshop over HTTP: who may make them, and the entry of the audit trail. */
import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_EDITORS, type Role } from '@vipp/shared/contract/workshop/roles';
import {
  EDITOR,
  contentPreviewPath,
  SESSION_HEADER,
  workshopPath,
  type WorkshopCall,
} from '@vipp/shared/contract/workshop/workshop-call';
import { workshopCalls } from '@vipp/shared/contract/workshop/workshop-calls';
import { parseFields } from '@vipp/shared/lib/field-errors';
import type { Queries } from '../database/database';
import { accepted, Refusal } from '../kernel/refusal';
import type { ServiceContext } from '../kernel/submission';
import { recordAction } from '../kernel/audit-trail';
import { errorCode } from '@vipp/shared/server/error-text';
import { runEditorAction } from './content-editor';
import { previewContent } from './editor-entries';
import { accountHandlers, signIn } from './account-handlers';
import { applicationHandlers } from './application-handlers';
import { draftHandlers } from './draft-handlers';
import type { Handler, Handlers, OpenHandler, StreamHandler } from './handler';
import { publicationHandlers } from './publication-handlers';
import { reportHandlers } from './report-handlers';
import { type Caller, findSession } from '../passwords/sessions';

const MAX_BODY_BYTES = 1024 * 1024;

const EDITOR_FAILED =
  'Le service de contenu a rencontré une erreur\u202F: rien n’a été enregistré. Réessayez dans un instant.';
const EDITOR_FAILURES: Readonly<Record<number, string>> = {
  413: 'Ce fichier dépasse 50 Mo\u202F: rien n’a été enregistré.',
};

type Options = { context: ServiceContext };

const SIGNED_OUT =
  'Votre session est terminée. Connectez-vous de nouveau\u202F: rien de ce que vous avez saisi n’est perdu.';
const FORBIDDEN = 'Votre compte ne permet pas cette action.';

const handlers: Handlers = {
  ...accountHandlers,
  ...draftHandlers,
  ...publicationHandlers,
  ...applicationHandlers,
  ...reportHandlers,
};
type HandledCall = keyof Handlers;
/** Input and output of a call have the types of its schemas; here, where all calls are the same, they are unknown. */
type AnyHandler = Handler<unknown, unknown> | StreamHandler<unknown>;

const isHandled = (name: string): name is HandledCall => Object.hasOwn(handlers, name);

const tokenOf = ({ headers }: FastifyRequest): string => {
  const token = headers[SESSION_HEADER];
  return typeof token === 'string' ? token : '';
};

/** @throws Refusal without a session, and for an account that has none of the roles */
async function requireCaller(
  queries: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
  roles: readonly Role[],
): Promise<Caller> {
  const found = await findSession(queries, tokenOf(request));
  if (!found) {
    reply.header(SESSION_HEADER, '');
    throw new Refusal(SIGNED_OUT, {}, 401);
  }
  const { role, ...session } = found;
  if (role === null || !roles.includes(role)) throw new Refusal(FORBIDDEN, {}, 403);
  return { ...session, role };
}

/** Runs a handler and records it, both or neither; a stream is recorded first. */
async function runHandler(
  { queries, outbox, onCommitted }: ServiceContext,
  caller: Caller,
  name: HandledCall,
  input: unknown,
): Promise<unknown> {
  const handler = handlers[name] as AnyHandler;
  if ('stream' in handler) {
    await recordAction(queries, { actor: caller.email, action: name, subject: handler.subject(input) });
    return Readable.from(handler.stream(queries, input), { objectMode: false });
  }
  const { run, subject, sendsMail } = handler;
  const output = await queries.transaction(async (tx) => {
    const done = (await run({ queries: tx, outbox, caller }, input)) ?? {};
    if (subject) await recordAction(tx, { actor: caller.email, action: name, subject: subject(input, done) });
    return done;
  });
  if (sendsMail) onCommitted();
  return output;
}

async function answerSignIn(
  { queries }: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const input = accepted(parseFields(workshopCalls.signIn.input, request.body));
  const { account, token } = await signIn(queries, input, tokenOf(request) || undefined);
  return reply.header(SESSION_HEADER, token).send(account);
}

/** Answers the editor of texts, which reads errors in another field. The caller is identified before up to 70 MB are read. */
async function editorRoutes(app: FastifyInstance, { context }: Options): Promise<void> {
  const callers = new WeakMap<FastifyRequest, string>();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isRefusal = error instanceof Refusal;
    if (!isRefusal && (error.statusCode ?? 500) >= 500)
      request.log.error({ error: error.name, code: errorCode(error) ?? errorCode(error.cause) }, 'the editor failed');
    const status = isRefusal ? error.status : (error.statusCode ?? 500);
    return reply.code(status).send({ error: isRefusal ? error.message : (EDITOR_FAILURES[status] ?? EDITOR_FAILED) });
  });
  app.addHook('onRequest', async (request, reply) => {
    callers.set(request, (await requireCaller(context.queries, request, reply, CONTENT_EDITORS)).email);
  });
  app.post(EDITOR.path, { bodyLimit: EDITOR.maxBytes, config: { unlogged: true } }, async (request, reply) => {
    const answer = await runEditorAction({ ...context, email: callers.get(request) ?? '' }, request.body);
    return reply.type('application/json').send(JSON.stringify(answer));
  });
}

export async function workshopRoutes(app: FastifyInstance, { context }: Options): Promise<void> {
  app.post<{ Params: { name: string } }>(
    workshopPath(':name'),
    { bodyLimit: MAX_BODY_BYTES, config: { unlogged: true } },
    async (request, reply) => {
      const { name } = request.params;
      if (name === 'signIn') return answerSignIn(context, request, reply);
      if (!isHandled(name)) return reply.code(404).send({ message: 'Cet appel n’existe pas.' });
      const call: WorkshopCall = workshopCalls[name];
      const input = () => accepted(parseFields(call.input, request.body));
      if (call.roles === 'anyone')
        return reply.send(await (handlers[name] as OpenHandler<unknown, unknown>)(context, input()));
      const caller = await requireCaller(context.queries, request, reply, call.roles);
      const output = await runHandler(context, caller, name, input());
      if (name === 'signOut') reply.header(SESSION_HEADER, '');
      return reply.type('application/json; charset=utf-8').send(output);
    },
  );
  await app.register(editorRoutes, { context });
  app.get<{ Params: { token: string } }>(contentPreviewPath(':token'), { config: { unlogged: true } }, (request) =>
    previewContent(context.queries, request.params.token),
  );
}
