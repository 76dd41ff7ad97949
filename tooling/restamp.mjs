/**
 * Makes another version of a build without compiling it: the same files under another version and container name, with
 * their hashes anew. What a team publishes fifty times in an afternoon, for benchmarks and tests.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sha384 = (body) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** The entry names the hashes of all others. */
const entryLast = (files) =>
  files.toSorted((a, b) => Number(a.startsWith('remote-entry.')) - Number(b.startsWith('remote-entry.')));

const withHashes = (text, before, after) =>
  Object.entries(after).reduce(
    (changed, [file, hash]) => changed.replaceAll(before[file].replace('sha384-', ''), hash.replace('sha384-', '')),
    text,
  );

/**
 * @param {object} options
 * @param {string} options.dist folder of a finished build
 * @param {string} options.target folder for the new one
 * @param {string} options.version
 * @param {(text: string, side: 'client' | 'server', file: string) => string} [options.change] what this version does differently
 */
export function restamp({ dist, target, version, change = (text) => text }) {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8'));
  const container = `${manifest.name.replaceAll('-', '_')}_${version}`;
  const groups = JSON.parse(JSON.stringify(manifest.client.groups).replaceAll(manifest.container, container));
  const write = (side) => {
    mkdirSync(path.join(target, side), { recursive: true });
    const hashes = {};
    for (const file of entryLast(Object.keys(manifest[side].files))) {
      const source = readFileSync(path.join(dist, side, file));
      const isText = /\.(js|cjs|css|json|svg)$/.test(file);
      const rewrite = (text) =>
        change(withHashes(text.replaceAll(manifest.container, container), manifest[side].files, hashes), side, file);
      const body = isText ? Buffer.from(rewrite(source.toString('utf8'))) : source;
      writeFileSync(path.join(target, side, file), body);
      hashes[file] = sha384(body);
    }
    return hashes;
  };
  const next = {
    ...manifest,
    version,
    container,
    client: { groups, files: write('client') },
    server: { ...manifest.server, files: write('server') },
  };
  writeFileSync(path.join(target, 'build.json'), `${JSON.stringify(next, undefined, 2)}\n`);
  return next;
}
