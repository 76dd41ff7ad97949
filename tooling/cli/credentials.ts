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
 * The key that signs: `--key`, or `VIPP_KEY` (a file, or the key itself, as CI keeps secrets).
 *
 * @returns undefined when none is named
 * @throws {CommandError} when the named one is missing or cannot be used
 */
export function loadKey(options: { key?: string }, env: NodeJS.ProcessEnv, cwd: string): SigningKey | undefined {
  if (!options.key && env.VIPP_KEY?.includes('PRIVATE KEY'))
    return parseKey(env.VIPP_KEY.replaceAll('\\n', '\n'), 'VIPP_KEY');
  const given = options.key ?? env.VIPP_KEY;
  if (!given) return undefined;
  const file = path.resolve(cwd, given);
  if (existsSync(file)) return parseKey(readFileSync(file, 'utf8'), file);
  throw new CommandError(
    EXIT.failed,
    `there is no key at ${file}. Name the file of your team’s private key; npx vipp-mf keygen makes a new one.`,
  );
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
