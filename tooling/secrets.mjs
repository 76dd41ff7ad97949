/** Secrets of a start without settings: made at random the first time, kept in `DATA_DIR`, never committed. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { UserError } from './user-error.mjs';

const secret = z.string().check(z.minLength(32));
/** `FEDERATION_TOKEN` came later than folders that exist. */
const secretsSchema = z.object({ API_TOKEN: secret, FEDERATION_TOKEN: z.optional(secret) });

const newSecret = () => randomBytes(32).toString('hex');

function readSecrets(file) {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new UserError(`${file} cannot be understood. Delete it, and the next start makes a new one.`);
  }
}

/**
 * @param {string} dataDir
 * @returns {{ API_TOKEN: string, FEDERATION_TOKEN: string }}
 */
export function loadSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? readSecrets(file) : undefined;
  if (kept?.FEDERATION_TOKEN) return kept;
  const secrets = { API_TOKEN: kept?.API_TOKEN ?? newSecret(), FEDERATION_TOKEN: newSecret() };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secrets;
}
