/** Where a team's key and the operators' token come from. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, EXIT } from './command-error.mjs';
import { readKey } from './signing.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const dataFolder = (env) => path.resolve(root, env.DATA_DIR || '.data');

function parseKey(pem, from) {
  try {
    return readKey(pem);
  } catch (error) {
    throw new CommandError(
      EXIT.failed,
      `${from} cannot be used as a key: ${error.message}. Make one with: npx vipp-mf keygen`,
    );
  }
}

/**
 * The key that signs: `--key`, `VIPP_KEY` (a file, or the key itself, as CI keeps secrets), or the site's development key.
 *
 * @param {{ key?: string }} options
 * @param {NodeJS.ProcessEnv} env
 * @param {string} cwd
 * @param {string | undefined} remote
 */
export function loadKey(options, env, cwd, remote) {
  if (!options.key && env.VIPP_KEY?.includes('PRIVATE KEY'))
    return parseKey(env.VIPP_KEY.replaceAll('\\n', '\n'), 'VIPP_KEY');
  const given = options.key ?? env.VIPP_KEY;
  const file = given ? path.resolve(cwd, given) : path.join(dataFolder(env), 'federation/keys', `${remote}.pem`);
  if (existsSync(file)) return parseKey(readFileSync(file, 'utf8'), file);
  const hint = given
    ? 'Name the file of your team’s private key'
    : 'Name your team’s private key with --key FILE or VIPP_KEY, or start the site here once (npm start), which makes one';
  throw new CommandError(EXIT.failed, `there is no key at ${file}. ${hint}; npx vipp-mf keygen makes a new one.`);
}

/** @returns {string} the operators' token */
export function loadToken(env) {
  if (env.FEDERATION_TOKEN) return env.FEDERATION_TOKEN;
  const file = path.join(dataFolder(env), 'secrets.json');
  const token = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).FEDERATION_TOKEN : undefined;
  if (token) return token;
  throw new CommandError(
    EXIT.failed,
    `no operators’ token: set FEDERATION_TOKEN, or DATA_DIR to the site’s folder (${file} holds none).`,
  );
}
