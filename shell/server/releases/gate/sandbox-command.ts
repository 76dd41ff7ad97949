/** The command that starts the sandbox worker: with limited read access, and without a network where the system supports it. */
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export type Command = { file: string; args: string[] };

const MEMORY_MB = 512;
const PROBE_MS = 5_000;

/** Name of the flag of Node's permission model, from version 22.13 on and before. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Node's permission model does not restrict the network; a network namespace without interfaces does. */
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

/** Options of `unshare` that this user may use; undefined where there are none. Probed once. */
export const networkNamespace = (): Promise<string[] | undefined> => (probed ??= firstNamespace());

/**
 * @param script program of the worker, which it may read
 * @param folder of the candidate, which it may also read
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
