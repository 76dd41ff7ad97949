/**
 * The database of a running service, read through its operators’ socket: an embedded database belongs to one process. The
 * answer is a line that names a table and a number of rows, these rows, and so on; the last line is the record.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Queries } from '../database/database';
import { OperatorRefusal } from '../operators/operation';
import { errorText } from '../startup-failure';
import { type DatabaseRecord, parseDatabaseRecord } from './archive-format';
import { dumpTables, inSnapshot, type TakeRows } from './dump-database';

const PATH = '/database';
const LINE_END = 0x0a;

const headSchema = z.union([z.object({ table: z.string(), rows: z.int() }), z.object({ record: z.unknown() })]);

/** Ends the snapshot when the command that reads it has gone. */
async function sendDump(queries: Queries, stream: PassThrough): Promise<void> {
  const gone = new AbortController();
  stream.once('close', () => gone.abort());
  const take: TakeRows = async (table, rows) => {
    gone.signal.throwIfAborted();
    const head = JSON.stringify({ table, rows: rows.length });
    if (!stream.write(`${head}\n${rows.join('\n')}\n`)) await once(stream, 'drain', { signal: gone.signal });
  };
  const record = await inSnapshot(queries, (tx) => dumpTables(tx, take));
  stream.end(`${JSON.stringify({ record })}\n`);
}

export function registerDump(app: FastifyInstance, queries: Queries, logger: FastifyBaseLogger): void {
  app.get(PATH, async (_call, reply) => {
    const stream = new PassThrough();
    sendDump(queries, stream).catch((error: unknown) => {
      if (!stream.destroyed) logger.error({ error: errorText(error) }, 'a backup of the database failed');
      stream.destroy();
    });
    return reply.type('application/x-ndjson').send(stream);
  });
}

function openAnswer(socketPath: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path: PATH }, resolve).on('error', reject).end();
  });
}

/** Not the lines of `node:readline`, which end at U+2028 too. */
async function* linesOf(answer: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of answer) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let begin = 0;
    for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, begin)) {
      yield bytes.toString('utf8', begin, end);
      begin = end + 1;
    }
    rest = bytes.subarray(begin);
  }
}

async function readDump(lines: AsyncGenerator<string>, take: TakeRows): Promise<DatabaseRecord | undefined> {
  for (;;) {
    const head = await lines.next();
    if (head.done) return undefined;
    const parsed = headSchema.parse(JSON.parse(head.value));
    if ('record' in parsed) return parseDatabaseRecord(parsed.record);
    const rows: string[] = [];
    while (rows.length < parsed.rows) {
      const row = await lines.next();
      if (row.done) return undefined;
      rows.push(row.value);
    }
    await take(parsed.table, rows);
  }
}

/** @throws OperatorRefusal when the service ends, or fails, before everything was read */
export async function dumpThroughSocket(socketPath: string, take: TakeRows): Promise<DatabaseRecord> {
  const answer = await openAnswer(socketPath);
  if (answer.statusCode === 404) throw new OperatorRefusal('the site is of another version: start it again');
  try {
    const record = await readDump(linesOf(answer), take);
    if (record) return record;
  } catch (error) {
    if (!answer.errored) throw error;
  } finally {
    // The service ends its snapshot.
    answer.destroy();
  }
  throw new OperatorRefusal(
    'the site ended, or failed to read its database, during the backup: its log has the error, nothing of this backup was stored',
  );
}
