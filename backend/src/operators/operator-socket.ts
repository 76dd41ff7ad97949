/**
 * Operators' commands reach a running service through a socket in the data folder that only the service's own user
 * can open: an embedded database belongs to one process, which must run the operation.
 */
import { chmod, mkdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import fastify, { type FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { noSchemaCompilers } from '@vipp/shared/server/schema-compilers';
import { withShortPath } from '@vipp/shared/server/short-path';
import { errorCode } from '../startup-failure';
import { type CallOperation, OperatorRefusal } from './operation';

const SOCKET = 'submissions.sock';
const MAX_BODY_BYTES = 1024 * 1024;
const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED'];

const folderOf = (dataDirectory: string) => path.join(dataDirectory, 'operators');

/** Runs the operation of a name; undefined when there is none. */
export type RunOperation = (name: string, input: unknown) => Promise<unknown> | undefined;

/** Listens until closed. The caller holds the lock of the folder, so an existing socket belongs to a process that ended. */
export async function openOperatorSocket(
  dataDirectory: string,
  run: RunOperation,
  logger: FastifyBaseLogger,
): Promise<{ close: () => Promise<void> }> {
  const app = fastify({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true, schemaController: noSchemaCompilers });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof OperatorRefusal) return reply.code(422).send({ message: error.message });
    logger.error({ code: errorCode(error), error: Object(error).name }, 'an operation failed');
    return reply.code(500).send({ message: 'the server failed; its log has the error' });
  });
  app.post<{ Params: { name: string } }>('/:name', async (call, reply) => {
    const done = run(call.params.name, call.body);
    if (!done) return reply.code(404).send({ message: 'the server is of another version: start it again' });
    return reply.type('application/json').send(JSON.stringify(await done));
  });
  const folder = folderOf(dataDirectory);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await withShortPath(folder, async (shortPath) => {
    const socket = path.join(shortPath, SOCKET);
    await rm(socket, { force: true });
    await app.listen({ path: socket });
    await chmod(socket, 0o600);
  });
  return {
    close: async () => {
      await app.close();
      await rm(path.join(folder, SOCKET), { force: true });
    },
  };
}

function post(socketPath: string, name: string, input: unknown): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const outgoing = request({ socketPath, path: `/${name}`, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(input));
  });
}

/** No service uses the data folder. */
export class NotRunning extends OperatorRefusal {}

const refusalSchema = z.object({ message: z.string() });

/** Runs operations in the service that uses `dataDirectory`. @throws OperatorRefusal */
export const callThroughSocket =
  (dataDirectory: string): CallOperation =>
  async (operation, input) => {
    const { status, text } = await withShortPath(folderOf(dataDirectory), (shortPath) =>
      post(path.join(shortPath, SOCKET), operation.name, input),
    ).catch((error: unknown) => {
      if (!NOT_LISTENING.includes(errorCode(error) ?? '')) throw error;
      throw new NotRunning(
        `no content service runs with DATA_DIR ${dataDirectory}: start the site, and run the command on the machine of the service with its DATA_DIR`,
      );
    });
    const answer: unknown = JSON.parse(text);
    if (status !== 200) throw new OperatorRefusal(refusalSchema.parse(answer).message);
    return operation.parseOutput(answer);
  };
