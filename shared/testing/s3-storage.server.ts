/** A server that is compatible with S3, with one bucket whose objects are files of a folder. */
import S3rver from '@20minutes/s3rver';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toHexHash } from '../contract/federation/integrity.server';

const BUCKET = 'artefacts';
const FOLDER = 'site';

export type S3Server = {
  settings: {
    bucket: string;
    folder: string;
    endpoint: string;
    region: string;
    credentials: { accessKeyId: string; secretAccessKey: string };
  };
  /** Puts other bytes into an object. */
  corrupt: (integrity: string) => Promise<void>;
  /** Makes all objects this old. */
  age: (ms: number) => Promise<void>;
  /** Names of the objects. */
  objects: () => Promise<string[]>;
  close: () => Promise<void>;
};

/**
 * @param directory for the objects
 * @param at its port; a free one without it
 */
export async function startS3Server(directory: string, at = 0): Promise<S3Server> {
  const configureBuckets = [{ name: BUCKET }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: at,
    silent: true,
    directory,
    configureBuckets,
    // It computes another signature than the SDK for calls about the bucket itself.
    allowMismatchedSignatures: true,
  });
  const { port } = await server.run();
  const folder = path.join(directory, BUCKET, FOLDER);
  const SUFFIX = '._S3rver_object';
  const files = async (): Promise<string[]> =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(SUFFIX));
  return {
    settings: {
      bucket: BUCKET,
      folder: FOLDER,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      // The key that it knows.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    corrupt: (integrity) => writeFile(path.join(folder, `${toHexHash(integrity)}${SUFFIX}`), 'evil'),
    age: async (ms) => {
      const then = new Date(Date.now() - ms);
      for (const name of await files()) await utimes(path.join(folder, name), then, then);
    },
    objects: async () => (await files()).map((name) => name.replace(SUFFIX, '')),
    close: () => server.close(),
  };
}
