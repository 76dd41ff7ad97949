/** The operators' calls of the service: POST of an operation's input to its name, with an operator's token. */
import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { requireBearerToken } from '../kernel/bearer-token';
import { copyDatabase } from '../backup/tables';
import { ContentProblem } from '../content/document';
import { answerNotFound } from '../kernel/error-answers';
import type { ServiceContext } from '../kernel/submission';
import { errorCode } from '@vipp/shared/server/error-text';
import { erase, exportCollection } from '../operators/collection-operations';
import {
  listContent,
  MAX_STORED_BASE64,
  publishDocuments,
  readContent,
  storeFile,
} from '../operators/content-operations';
import { listForms, publishDefinition } from '../operators/form-operations';
import { type Operation, OperatorRefusal } from '../operators/operation';
import { addUser } from '../operators/user-operations';

type AnyOperation = Pick<Operation<unknown, unknown>, 'name' | 'run'>;

const operations: readonly AnyOperation[] = [
  exportCollection,
  erase,
  addUser,
  listForms,
  publishDefinition,
  listContent,
  readContent,
  publishDocuments,
  storeFile,
  copyDatabase,
];

const byName = new Map(operations.map((operation) => [operation.name, operation]));

type Options = { context: ServiceContext; tokens: readonly string[] };

const isText = (output: unknown): output is AsyncIterable<string> => Symbol.asyncIterator in Object(output);

export const operatorRoutes: FastifyPluginAsync<Options> = async (app, { context, tokens }) => {
  app.addHook('onRequest', requireBearerToken(tokens));
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof OperatorRefusal) return reply.code(422).send({ message: error.message });
    if (error instanceof ContentProblem)
      return reply.code(422).send({ message: `nothing was published:\n${error.message}` });
    request.log.error({ code: errorCode(error), error: Object(error).name }, 'an operation failed');
    return reply.code(500).send({ message: 'the server failed; its log has the error' });
  });
  app.post<{ Params: { name: string } }>(
    '/:name',
    { bodyLimit: MAX_STORED_BASE64 + 1024 * 1024, config: { unlogged: true } },
    async (request, reply) => {
      const operation = byName.get(request.params.name);
      if (!operation) return answerNotFound(request, reply);
      const output = await operation.run(context, request.body);
      if (isText(output)) return reply.type('text/plain; charset=utf-8').send(Readable.from(output));
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(output));
    },
  );
};
