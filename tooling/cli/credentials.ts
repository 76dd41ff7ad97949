/** Where a team's key and the operators' token come from. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readKey, type SigningKey } from '@vipp/shared/contract/federation/signature.server';
import { parseVariables } from '@vipp/shared/contract/settings/parse-variables.server';
import { dataFolder } from '../preflight.mjs';
import { CommandError, EXIT } from './command-error';

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

/**
 * The key that signs: `--key`, `VIPP_KEY` (a file, or the key itself, as CI keeps secrets), or the site's development key.
 *
 * @throws {CommandError} when there is no such key, or it cannot be used
 */
export function loadKey(options: { key?: string }, env: NodeJS.ProcessEnv, cwd: string, remote: string): SigningKey {
  if (!options.key && env.VIPP_KEY?.includes('PRIVATE KEY'))
    return parseKey(env.VIPP_KEY.replaceAll('\\n', '\n'), 'VIPP_KEY');
  const given = options.key ?? env.VIPP_KEY;
  const file = given ? path.resolve(cwd, given) : path.join(dataFolder(env), 'federation/keys', `${remote}.pem`);
  if (existsSync(file)) return parseKey(readFileSync(file, 'utf8'), file);
  const hint = given
    ? 'Name the file of your team’s private key'
    : `Name your team’s private key with --key FILE or VIPP_KEY. A trial site makes one at its start (npm start), for a new remote when its operator runs npx vipp-mf team add ${remote} --paths PATH`;
  throw new CommandError(EXIT.failed, `there is no key at ${file}. ${hint}; npx vipp-mf keygen makes a new one.`);
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
    `no operators’ token: set FEDERATION_TOKEN, or DATA_DIR to the site’s folder (${file} holds none). A team names its remote.`,
  );
}
