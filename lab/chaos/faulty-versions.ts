/** Versions with a fault: in the store, in a cache, or published. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { restamp } from 'tooling/build/build-manifest';
import { root } from 'tooling/testing/test-site';
import type { Lab } from '../support/check';

/** Never true as published; with one byte changed, it reports that an unverified file was evaluated. */
const DORMANT = 'if ("0" === "1") console.log("chaos: unverified code ran");';
export const UNVERIFIED = 'chaos: unverified code ran';
const changeOneByte = (text: string): string => text.replace(DORMANT, DORMANT.replace('"0"', '"1"'));

/** The answer of a cache in place of a file. `isCut`: the connection breaks before the promised length; `hangs`: no answer. */
type FaultyAnswer = { status: number; body: string; type?: string; isCut?: true; hangs?: true };

const LOGIN = '<!doctype html><html lang="fr"><title>Connexion</title><h1>Connexion</h1></html>';
const hostFaults: Readonly<Record<string, (text: string) => FaultyAnswer>> = {
  missing: (text) => ({ status: 404, body: changeOneByte(text) }),
  'HTML with 200': () => ({ status: 200, body: LOGIN, type: 'text/html' }),
  hangs: () => ({ status: 200, body: '', hangs: true }),
  'cut in the middle': (text) => ({ status: 200, body: changeOneByte(text).slice(0, text.length / 2), isCut: true }),
  'one byte changed': (text) => ({ status: 200, body: changeOneByte(text) }),
};

const THROWS = 'Component() { throw new Error("chaos: this version throws on render"); }';
/** `container`: the global or export that holds the container. */
const publishedFaults: Readonly<Record<string, (text: string, container: string) => string>> = {
  'throws on load': (text) => `throw new Error("chaos: this version throws on load");\n${text}`,
  // Every page needs this shared module; one without hooks does not need `react`.
  'singleton mismatch': (text) =>
    text.replace(/requiredVersion:"[^"]+"(?=[^{}]*shareKey:"react\/jsx-runtime"\})/, 'requiredVersion:"^99.0.0"'),
  'throws on render': (text, container) => `${text}
;(() => { const inner = ${container}; ${container} = { init: inner.init, get: async (name) => {
  const exposed = (await inner.get(name))();
  return () => (exposed.page ? { ...exposed, page: { ...exposed.page, ${THROWS} } } : exposed);
} }; })();`,
};

export const FAULTS = [...Object.keys(hostFaults), ...Object.keys(publishedFaults)];
export const isHostFault = (fault: string): boolean => Object.hasOwn(hostFaults, fault);
/** Part of the name of a version and of its container, a variable. */
export const slugOf = (fault: string): string => fault.replaceAll(' ', '_');

/** @throws {Error} for a fault of another kind */
export function faultyAnswer(fault: string, text: string): FaultyAnswer {
  const answer = hostFaults[fault]?.(text);
  if (!answer) throw new Error(`${fault} is no fault of a host`);
  return answer;
}

const ENTRY = 'remote-entry.cjs';

/** Writes a file into the shared store, whatever its hash says. */
const store = (registry: pg.Client, integrity: string, body: Buffer) =>
  registry.query(
    'insert into federation_files (integrity, body) values ($1, $2) on conflict (integrity) do update set body = excluded.body',
    [integrity, body],
  );

/** Versions whose server entries have faults, in the registry of a gateway. */
export function createFaultHost(lab: Lab) {
  const folder = path.join(lab.folder, 'versions');
  const entries = new Map<string, { integrity: string; body: Buffer }>();

  return {
    /** Stores the entry of a version as it was published. */
    async repair(registry: pg.Client, remote: RemoteName, version: string): Promise<void> {
      const entry = entries.get(`${remote}@${version}`);
      if (entry) await store(registry, entry.integrity, entry.body);
    },
    /** Writes a version into the registry without the gate, and makes it the default version. */
    async publish(
      registry: pg.Client,
      remote: RemoteName,
      version: string,
      fault?: string,
      faultySide = 'server',
    ): Promise<void> {
      const container = `${remote.replaceAll('-', '_')}_${version}`;
      const change = (text: string, side: string, file: string): string => {
        if (!/\.c?js$/.test(file)) return text;
        const isEntry = file.startsWith('remote-entry.');
        const makeFaulty = isEntry && side === faultySide && fault !== undefined ? publishedFaults[fault] : undefined;
        const changed = makeFaulty?.(text, side === 'server' ? 'module.exports' : container) ?? text;
        if (makeFaulty && changed === text) throw new Error(`${container}: nothing to change for "${fault}"`);
        return isEntry || side === 'client' ? `${DORMANT}\n${changed}` : changed;
      };
      const dist = path.join(root, remote, 'dist');
      const build = restamp({ dist, target: path.join(folder, remote, version), version, change });
      for (const side of ['client', 'server'] as const)
        for (const [file, integrity] of Object.entries(build[side].files)) {
          const body = await readFile(path.join(folder, remote, version, side, file));
          const isEntry = side === 'server' && file === ENTRY;
          if (isEntry) entries.set(`${remote}@${version}`, { integrity, body });
          const answer =
            isEntry && fault !== undefined && isHostFault(fault) ? faultyAnswer(fault, `${body}`) : undefined;
          if (answer?.status !== 404) await store(registry, integrity, answer ? Buffer.from(answer.body) : body);
        }
      const manifest = JSON.stringify(build);
      const [at, by] = [new Date().toISOString(), 'chaos'];
      const record = { manifest: sha384(manifest), at, by, isAdopted: false, usedUntil: at };
      await store(registry, record.manifest, Buffer.from(manifest));
      await registry.query(
        `update federation_remotes set revision = revision + 1, document = document::jsonb
          || jsonb_build_object('default', $2::jsonb, 'versions', document::jsonb -> 'versions' || $3::jsonb) where name = $1`,
        [remote, JSON.stringify({ version, by }), JSON.stringify({ [version]: record })],
      );
      await registry.query("notify vipp_federation, 'chaos'");
    },
  };
}

export type FaultHost = ReturnType<typeof createFaultHost>;
