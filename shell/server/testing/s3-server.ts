/** Answers as S3 does, by paths, to the calls that artefacts need: one bucket, in memory. `npm run lab -- s3` asks a real server. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { toHexHash } from '@vipp/shared/contract/federation/integrity.server';

const BUCKET = 'artefacts';
const FOLDER = 'site';
/** Objects of one answer: a list has several parts. */
const LISTED_AT_ONCE = 2;

type Objects = Map<string, { body: Buffer; at: Date }>;

function listObjects(objects: Objects, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key > after && key.startsWith(query.get('prefix') ?? ''));
  const listed = keys.slice(0, LISTED_AT_ONCE);
  const contents = listed.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
  );
  const next = keys.length > listed.length ? `<NextContinuationToken>${listed.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

async function answer(objects: Objects, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const [, bucket, ...rest] = pathname.split('/');
  const key = rest.join('/');
  const body = await buffer(request);
  const found = objects.get(key);
  if (bucket !== BUCKET) response.writeHead(404).end();
  else if (request.method === 'PUT') {
    objects.set(key, { body, at: new Date() });
    response.end();
  } else if (request.method === 'POST' && searchParams.has('delete')) {
    for (const [, due = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(due);
    response.end('<DeleteResult/>');
  } else if (key === '') response.end(request.method === 'GET' ? listObjects(objects, searchParams) : undefined);
  else if (!found) response.writeHead(404).end();
  else response.writeHead(200, { 'last-modified': found.at.toUTCString() }).end(found.body);
}

export async function startS3Server() {
  const objects: Objects = new Map();
  const server = createServer((request, response) => void answer(objects, request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const keyOf = (integrity: string): string => `${FOLDER}/${toHexHash(integrity)}`;
  return {
    settings: {
      bucket: BUCKET,
      folder: FOLDER,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
    /** Puts other bytes into an object. */
    corrupt: async (integrity: string): Promise<void> => {
      objects.set(keyOf(integrity), { body: Buffer.from('evil'), at: new Date() });
    },
    /** Makes all objects this old. */
    age: async (ms: number): Promise<void> => {
      for (const object of objects.values()) object.at = new Date(Date.now() - ms);
    },
    objects: (): string[] => [...objects.keys()],
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
