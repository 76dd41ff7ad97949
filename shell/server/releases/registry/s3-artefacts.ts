/** Artefacts in a bucket of S3, or of a server that is compatible with it, with a local copy of those that were read here. */
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import type { ArtefactSettings } from '../../settings/settings';
import type { ArtefactStore } from './registry-store';

/** Of the SDK, with a growing pause between two. */
const ATTEMPTS = 3;
const CONNECT_MS = 2_000;
/** For each attempt, the whole object included: the largest has 5 MB. */
const ANSWER_MS = 10_000;
/** An object is written again when it is checked after this time, which restarts its grace period; much less than that period. */
const RENEWAL_MS = 60 * 60 * 1000;
/** What S3 deletes in one call. */
const DELETED_AT_ONCE = 1_000;

type Timeouts = { connectMs: number; answerMs: number };

export type S3Options = {
  /** What was read here before; the bucket is asked for the rest. */
  local: ArtefactStore;
  /** Where artefacts were stored before the bucket: what it lacks is copied from there. */
  earlier: ArtefactStore;
  timeouts?: Timeouts;
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));
const statusOf = (error: unknown): unknown => Object(Object(error).$metadata).httpStatusCode;
/** The names differ between calls and between servers. */
const isMissing = (error: unknown): boolean => statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';

function createClient(
  { endpoint, region, credentials }: ArtefactSettings,
  { connectMs, answerMs }: Timeouts,
): S3Client {
  return new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // SHA-384 is checked here; not every compatible server knows the checksums of AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
}

function createFailure({ bucket, endpoint }: ArtefactSettings) {
  const place = `the bucket ${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  return (error: unknown): never => {
    const { message = '' } = error instanceof Error ? error : {};
    throw new Error(
      `registry: ${place} cannot be used (${[nameOf(error), statusOf(error), message].filter(Boolean).join(', ')}). Correct ARTEFACTS, ARTEFACTS_ENDPOINT, AWS_REGION or the key and its rights, see "Artefacts in S3" in docs/operating.md.`,
      { cause: error },
    );
  };
}

/**
 * @returns the store, once the bucket has answered
 * @throws {Error} when it cannot be used, with the reason and what to correct
 */
export async function openS3Artefacts(
  settings: ArtefactSettings,
  { local, earlier, timeouts = { connectMs: CONNECT_MS, answerMs: ANSWER_MS } }: S3Options,
): Promise<ArtefactStore> {
  const client = createClient(settings, timeouts);
  const fail = createFailure(settings);
  const { bucket: Bucket, folder } = settings;
  const prefix = folder === '' ? '' : `${folder}/`;
  const keyOf = (integrity: string): string => `${prefix}${toHexHash(integrity)}`;
  const objectOf = (integrity: string) => ({ Bucket, Key: keyOf(integrity) });

  const write = (integrity: string, Body: Buffer): Promise<unknown> =>
    client
      .send(new PutObjectCommand({ ...objectOf(integrity), Body, ContentType: 'application/octet-stream' }))
      .catch(fail);
  const read = async (integrity: string): Promise<Buffer | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand(objectOf(integrity)));
      const body = Body && Buffer.from(await Body.transformToByteArray());
      return body && sha384(body) === integrity ? body : undefined;
    } catch (error) {
      return isMissing(error) ? undefined : fail(error);
    }
  };
  const storedAt = async (integrity: string): Promise<Date | undefined> => {
    try {
      return (await client.send(new HeadObjectCommand(objectOf(integrity)))).LastModified;
    } catch (error) {
      return isMissing(error) ? undefined : fail(error);
    }
  };
  const copyEarlier = async (integrity: string): Promise<Buffer | undefined> => {
    const body = await earlier.get(integrity);
    if (body) await write(integrity, body);
    return body;
  };
  /** Renews the date of the object, for which S3 has no call. */
  const writeAgain = async (integrity: string): Promise<boolean> => {
    const body = (await local.get(integrity)) ?? (await read(integrity)) ?? (await earlier.get(integrity));
    if (body) await write(integrity, body);
    return body !== undefined;
  };
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
      const Objects = keys.slice(start, start + DELETED_AT_ONCE).map((Key) => ({ Key }));
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })).catch(fail);
    }
  };

  await client.send(new HeadBucketCommand({ Bucket })).catch(fail);
  return {
    put: async (integrity, body) => {
      // Refuses a body that does not match.
      await local.put(integrity, body);
      await write(integrity, body);
    },
    get: async (integrity) => {
      const known = await local.get(integrity);
      if (known) return known;
      const body = (await read(integrity)) ?? (await copyEarlier(integrity));
      if (body) await local.put(integrity, body);
      return body;
    },
    has: async (integrity) => {
      const at = await storedAt(integrity);
      if (!at) return (await copyEarlier(integrity)) !== undefined;
      return at.getTime() > Date.now() - RENEWAL_MS || writeAgain(integrity);
    },
    sweep: async (named, graceMs) => {
      await earlier.sweep(named, graceMs);
      const stored = new Set([...named].map(keyOf));
      const due: string[] = [];
      const isArtefact = (key: string): boolean => /^[\da-f]{96}$/.test(key.slice(prefix.length));
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key = '', LastModified } of Contents)
          if (isArtefact(Key) && !stored.has(Key) && (LastModified?.getTime() ?? Infinity) < Date.now() - graceMs)
            due.push(Key);
      await remove(due);
      return due.length;
    },
  };
}
