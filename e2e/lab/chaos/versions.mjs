/** Versions that the gate would refuse: made of a good build, and written into the registry's journal as if they had passed. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { restamp } from 'tooling/build/restamp';
import { faultyEntry, withSleeper } from './faults.mjs';

/**
 * @param {object} options
 * @param {string} options.packages folder of the good builds
 * @param {string} options.folder of the host's files
 * @param {string} options.remote
 * @param {string} options.version
 * @param {string} [options.fault] of what is published
 * @param {'client' | 'server'} [options.side] where the fault is
 * @returns {any} manifest of the version
 */
export function makeVersion({ packages, folder, remote, version, fault, side: faultySide }) {
  const container = `${remote.replaceAll('-', '_')}_${version}`;
  const change = (text, side, file) => {
    if (!/\.c?js$/.test(file)) return text;
    const isEntry = file.startsWith('remote-entry.');
    const changed =
      fault && isEntry && side === faultySide
        ? faultyEntry(fault, text, side === 'server' ? 'module.exports' : container)
        : text;
    return isEntry || side === 'client' ? withSleeper(changed) : changed;
  };
  return restamp({
    dist: path.join(packages, remote, 'dist'),
    target: path.join(folder, remote, version),
    version,
    change,
  });
}

const eventOf = (remote) => ({ requestId: randomUUID(), at: new Date().toISOString(), by: 'chaos', remote });

function append(dataDir, event) {
  const folder = path.join(dataDir, 'federation');
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, 'journal.jsonl'), `${JSON.stringify(event)}\n`);
}

/** The gateway of this folder reads it at its start, or within half a second. */
export function writePublished(dataDir, build, url) {
  append(dataDir, {
    ...eventOf(build.name),
    type: 'published',
    version: build.version,
    build,
    hosting: { kind: 'url', url },
    keyId: 'chaos',
    manifest: '',
    signature: '',
  });
}

export const writePromoted = (dataDir, { name, version }) =>
  append(dataDir, { ...eventOf(name), type: 'promoted', version });
