/**
 * Makes another version of a build without compiling it: the same files under another version and container name, with new
 * hashes. For benchmarks and tests that publish many versions.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';

type Side = 'client' | 'server';
type Hashes = Record<string, string>;

/** The entry names the hashes of all others. */
const entryLast = (files: readonly string[]): string[] =>
  files.toSorted((a, b) => Number(a.startsWith('remote-entry.')) - Number(b.startsWith('remote-entry.')));

const withHashes = (text: string, before: Hashes, after: Hashes): string =>
  Object.entries(after).reduce(
    (changed, [file, hash]) =>
      changed.replaceAll((before[file] ?? '').replace('sha384-', ''), hash.replace('sha384-', '')),
    text,
  );

type RestampOptions = {
  /** Folder of a finished build. */
  dist: string;
  /** Folder for the new one. */
  target: string;
  version: string;
  /** What differs in this version. */
  change?: (text: string, side: Side, file: string) => string;
};

/** @returns the new manifest */
export function restamp({ dist, target, version, change = (text) => text }: RestampOptions): Build {
  const manifest = buildSchema.parse(JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')));
  const container = `${manifest.name.replaceAll('-', '_')}_${version}`;
  const groups = JSON.parse(JSON.stringify(manifest.client.groups).replaceAll(manifest.container, container));
  const write = (side: Side): Hashes => {
    mkdirSync(path.join(target, side), { recursive: true });
    const hashes: Hashes = {};
    for (const file of entryLast(Object.keys(manifest[side].files))) {
      const source = readFileSync(path.join(dist, side, file));
      const isText = /\.(js|cjs|css|json|svg)$/.test(file);
      const rewrite = (text: string): string =>
        change(withHashes(text.replaceAll(manifest.container, container), manifest[side].files, hashes), side, file);
      const body = isText ? Buffer.from(rewrite(source.toString('utf8'))) : source;
      writeFileSync(path.join(target, side, file), body);
      hashes[file] = sha384(body);
    }
    return hashes;
  };
  const next: Build = {
    ...manifest,
    version,
    container,
    client: { groups, files: write('client') },
    server: { ...manifest.server, files: write('server') },
  };
  writeFileSync(path.join(target, 'build.json'), `${JSON.stringify(next, undefined, 2)}\n`);
  return next;
}
