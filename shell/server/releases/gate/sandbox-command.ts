/** How the sandbox worker is started: what it may read, and without a network where the system allows that. */
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export type Command = { file: string; args: string[] };

const MEMORY_MB = 512;
const PROBE_MS = 5_000;

/** The name that Node's permission model has from version 22.13 on, and the one before. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Node's permission model leaves the network open: a network namespace without any interface closes it. */
const NAMESPACES = [['--user', '--map-current-user', '--net'], ['--net']];

async function firstNamespace(): Promise<string[] | undefined> {
  if (process.platform !== 'linux') return undefined;
  for (const options of NAMESPACES) {
    const works = await promisify(execFile)('unshare', [...options, 'true'], { timeout: PROBE_MS }).then(
      () => true,
      () => false,
    );
    if (works) return options;
  }
  return undefined;
}

let probed: Promise<string[] | undefined> | undefined;

/** Options of `unshare` that this machine grants its user; undefined where there are none. Probed once. */
export const networkNamespace = (): Promise<string[] | undefined> => (probed ??= firstNamespace());

/**
 * @param script the worker's program, which may read itself
 * @param folder of the candidate, the only other thing that it may read
 */
export async function sandboxCommand(script: string, folder: string): Promise<Command> {
  const file = await realpath(script);
  const args = [
    PERMISSION,
    `--allow-fs-read=${file}`,
    `--allow-fs-read=${path.join(await realpath(folder), '*')}`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${MEMORY_MB}`,
    '--disable-warning=ExperimentalWarning',
    file,
  ];
  const namespace = await networkNamespace();
  return namespace
    ? { file: 'unshare', args: [...namespace, process.execPath, ...args] }
    : { file: process.execPath, args };
}
