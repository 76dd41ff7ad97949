/** Events of a long history: a tenth of them are published versions of realistic size, each with 40 files. */
import { randomBytes, randomUUID } from 'node:crypto';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RegistryEvent } from '../../protocol/registry-event';

const EVENTS_PER_VERSION = 10;
const CLIENT_FILES = 26;
const SERVER_FILES = 14;
const MODULES = 10;
const START = Date.parse('2020-01-01T00:00:00Z');
const MINUTE = 60_000;

const hash = (): string => `sha384-${randomBytes(48).toString('base64')}`;
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

function buildOf(name: RemoteName, version: string): Build {
  const scripts = times(CLIENT_FILES, () => `${randomBytes(8).toString('hex')}.js`);
  return {
    name,
    version,
    container: `${name.replaceAll('-', '_')}_${version}`,
    client: {
      files: Object.fromEntries(scripts.map((file) => [file, hash()])),
      groups: Object.fromEntries(
        times(MODULES, (index) => [
          `module-${index}-page`,
          { js: scripts.slice(index, index + 3), css: [`${index}.css`] },
        ]),
      ),
    },
    server: { files: Object.fromEntries(times(SERVER_FILES, (index) => [`module-${index}.cjs`, hash()])) },
    singletons: { react: '^19.0.0', 'react-dom': '^19.0.0' },
    sizes: Object.fromEntries(scripts.map((file, index) => [file, 1_000 + index])),
  };
}

/** Each version is published, gets a growing canary, is promoted, halted, and rolled back. */
export function syntheticEvent(index: number): RegistryEvent {
  const turn = Math.floor(index / REMOTES.length);
  const remote = REMOTES[index % REMOTES.length] ?? REMOTES[0];
  const version = `v${Math.floor(turn / EVENTS_PER_VERSION)}`;
  const event = {
    requestId: randomUUID(),
    at: new Date(START + index * MINUTE).toISOString(),
    by: `team of ${remote}`,
    remote,
    version,
  };
  const step = turn % EVENTS_PER_VERSION;
  if (step === 0) {
    const build = buildOf(remote, version);
    return {
      ...event,
      type: 'published',
      build,
      hosting: { kind: 'store' },
      keyId: '0123456789abcdef',
      manifest: JSON.stringify(build),
      signature: 's'.repeat(86),
    };
  }
  if (step < 6) return { ...event, type: 'canary', percent: step * 5, why: 'nothing unusual with the share before' };
  if (step < 8) return { ...event, type: 'promoted' };
  if (step < 9) return { ...event, type: 'halted', why: '12 of 87 requests failed within 5 minutes' };
  return { ...event, type: 'rolled-back' };
}
