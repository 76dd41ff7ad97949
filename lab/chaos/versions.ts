/** Versions that the gate would refuse: made of a good build, and written into the registry's journal as if they had passed. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { restamp } from 'tooling/build/restamp';
import { faultyEntry, withDormantReport, type PublishedFault } from './faults';

type Side = 'client' | 'server';

export type VersionOptions = {
  version: string;
  /** A fault of what is published, and the half that has it. */
  fault?: PublishedFault | undefined;
  side?: Side;
};

/** @param places `packages`: folder of the good builds; `hosted`: where the host's files are written */
export function makeVersion(
  { packages, hosted, remote }: { packages: string; hosted: string; remote: RemoteName },
  { version, fault, side: faultySide = 'server' }: VersionOptions,
): Build {
  const container = `${remote.replaceAll('-', '_')}_${version}`;
  const change = (text: string, side: Side, file: string): string => {
    if (!/\.c?js$/.test(file)) return text;
    const isEntry = file.startsWith('remote-entry.');
    const changed =
      fault && isEntry && side === faultySide
        ? faultyEntry(fault, text, side === 'server' ? 'module.exports' : container)
        : text;
    return isEntry || side === 'client' ? withDormantReport(changed) : changed;
  };
  const dist = path.join(packages, remote, 'dist');
  return restamp({ dist, target: path.join(hosted, remote, version), version, change });
}

/** A gateway reads its journal at its start, and what is appended within half a second. */
function append(dataDir: string, event: Record<string, unknown>): void {
  const folder = path.join(dataDir, 'federation');
  mkdirSync(folder, { recursive: true });
  const origin = { requestId: randomUUID(), at: new Date().toISOString(), by: 'chaos' };
  appendFileSync(path.join(folder, 'journal.jsonl'), `${JSON.stringify({ ...origin, ...event })}\n`);
}

export const writePromoted = (dataDir: string, remote: RemoteName, version: string): void =>
  append(dataDir, { remote, type: 'promoted', version });

/** Publishes a version at a host, and makes it the default version. */
export function writePublishedAndPromoted(dataDir: string, remote: RemoteName, build: Build, url: string): void {
  const { version } = build;
  const hosting = { kind: 'url', url };
  append(dataDir, { remote, type: 'published', version, build, hosting, keyId: 'chaos', manifest: '', signature: '' });
  writePromoted(dataDir, remote, version);
}
