/**
 * Replaces the version in the files of a build. The version is a hash of the finished files, so it can only be written once
 * they are there; benchmarks and tests make further versions in the same way, without compiling.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256, sha384 } from '@vipp/shared/contract/federation/integrity.server';

export type Side = 'client' | 'server';
type Hashes = Record<string, string>;

const SIDES: readonly Side[] = ['client', 'server'];
const TEXT = /\.(js|cjs|css|json|svg)$/;

/** Neither compressed copies nor what is not sent, as bundlers' hidden files, nor updates of the modules of an open page. */
export const isAsset = (file: string): boolean =>
  !/^\.|\.(br|gz|map|LICENSE\.txt)$|^mf-stats\.json$|\.hot-update\./.test(file);

/** Hashes of a file as other files of its build contain them. */
const namedHashes = (body: Buffer): string[] => [sha384(body).replace('sha384-', ''), sha256(body)];

type StampOptions = {
  /** Folder with `client` and `server`. */
  dist: string;
  /** Folder for the new files, which may be the same one. */
  target: string;
  /** The old version or its placeholder, and the new one. */
  from: string;
  to: string;
  /** What else differs. */
  change?: (text: string, side: Side, file: string) => string;
};

function stampSide(side: Side, { dist, target, from, to, change = (text) => text }: StampOptions): Hashes {
  const folder = path.join(dist, side);
  const bodies = readdirSync(folder)
    .filter(isAsset)
    .sort()
    .map((file): [string, Buffer] => [file, readFileSync(path.join(folder, file))]);
  const before = bodies.flatMap(([, body]) => namedHashes(body));
  const namesHashes = (body: Buffer): boolean => before.some((hash) => body.includes(hash));
  // A file that names the hashes of others is written after them.
  const ordered = bodies.toSorted(([, a], [, b]) => Number(namesHashes(a)) - Number(namesHashes(b)));
  mkdirSync(path.join(target, side), { recursive: true });
  const hashes: Hashes = {};
  const replaced: (readonly [before: string, after: string])[] = [];
  for (const [file, body] of ordered) {
    const stamp = (text: string): string =>
      replaced.reduce(
        (stamped, [hash, newHash]) => stamped.replaceAll(hash, newHash),
        change(text.replaceAll(from, to), side, file),
      );
    const stamped = TEXT.test(file) ? Buffer.from(stamp(body.toString('utf8'))) : body;
    writeFileSync(path.join(target, side, file), stamped);
    hashes[file] = sha384(stamped);
    const after = namedHashes(stamped);
    replaced.push(...namedHashes(body).map((hash, index) => [hash, after[index] ?? ''] as const));
  }
  return Object.fromEntries(bodies.map(([file]) => [file, hashes[file] ?? '']));
}

/** @returns SHA-384 of each file, in the format of an `integrity` attribute */
export const stampFiles = (options: StampOptions): Record<Side, Hashes> =>
  Object.fromEntries(SIDES.map((side) => [side, stampSide(side, options)])) as Record<Side, Hashes>;
