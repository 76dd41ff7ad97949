/** Where a team's key and the operators' token come from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { createKey, readKey, type SigningKey } from '@vipp/shared/contract/federation/signature.server';
import { parseVariables } from '@vipp/shared/contract/settings/parse-variables.server';
import { dataFolder } from '../preflight.mjs';
import { CommandError, EXIT } from './command-error';
import type { SiteClient } from './site-client';

function parseKey(pem: string, from: string): SigningKey {
  try {
    return readKey(pem);
  } catch (error) {
    throw new CommandError(
      EXIT.failed,
      `${from} cannot be used as a key: ${error instanceof Error ? error.message : error}. Make one with: npx vipp-mf keygen`,
    );
  }
}

const localFile = (env: NodeJS.ProcessEnv, remote: string): string =>
  path.join(dataFolder(env), 'federation/keys', `${remote}.pem`);

const noKey = (file: string, hint: string): CommandError =>
  new CommandError(EXIT.failed, `there is no key at ${file}. ${hint}; npx vipp-mf keygen makes a new one.`);

/**
 * The key that signs: `--key`, `VIPP_KEY` (a file, or the key itself, as in CI secrets), else that of a local site.
 *
 * @returns undefined when none is named, and no local site of this machine has one
 * @throws {CommandError} when the named one is missing or cannot be used
 */
export function loadKey(
  options: { key?: string },
  env: NodeJS.ProcessEnv,
  cwd: string,
  remote: string | undefined,
): SigningKey | undefined {
  if (!options.key && env.VIPP_KEY?.includes('PRIVATE KEY'))
    return parseKey(env.VIPP_KEY.replaceAll('\\n', '\n'), 'VIPP_KEY');
  const given = options.key ?? env.VIPP_KEY;
  const file = given ? path.resolve(cwd, given) : remote && localFile(env, remote);
  if (file && existsSync(file)) return parseKey(readFileSync(file, 'utf8'), file);
  if (given) throw noKey(path.resolve(cwd, given), 'Name the file of your team’s private key');
  return undefined;
}

/** Writes a private key that only its owner reads, and never over another. */
export function writeKey(file: string, pem: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
}

/**
 * A new key for a team without one, trusted by a site on this machine.
 *
 * @throws {CommandError} for any other site
 */
export async function localKey(
  env: NodeJS.ProcessEnv,
  remote: string,
  site: string,
  operator: () => SiteClient,
): Promise<SigningKey> {
  if (!['localhost', '127.0.0.1'].includes(new URL(site).hostname))
    throw noKey(localFile(env, remote), 'Name your team’s private key with --key FILE or VIPP_KEY');
  const { pem, publicKey } = createKey();
  await operator().call('addKey', { remote, publicKey, label: `local key of ${remote}` });
  writeKey(localFile(env, remote), pem);
  return readKey(pem);
}

const storedSchema = z.object({ FEDERATION_TOKEN: z.optional(z.string()) });

/**
 * The operators’ token: `FEDERATION_TOKEN`, else that of `DATA_DIR`.
 *
 * @throws {CommandError} when there is none, or it is malformed
 */
export function loadToken(env: NodeJS.ProcessEnv): string {
  const { values, problems } = parseVariables('vipp-mf', env);
  if (problems) throw new CommandError(EXIT.failed, problems.join('\n'));
  const file = path.join(dataFolder(env), 'secrets.json');
  const stored = existsSync(file) ? storedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const token = values.FEDERATION_TOKEN ?? stored.FEDERATION_TOKEN;
  if (token) return token;
  throw new CommandError(
    EXIT.failed,
    `no key and no operators’ token: name your team’s private key with --key FILE or VIPP_KEY; operators set FEDERATION_TOKEN, or DATA_DIR to the site’s folder (${file} holds none).`,
  );
}
