/** Secrets of a start without settings: made at random the first time, stored in `DATA_DIR`, never committed. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { UserError } from './user-error.mjs';

/** One purpose each; none is derived from another. */
export const SECRET_NAMES = ['API_TOKEN', 'FEDERATION_TOKEN', 'PREVIEW_SECRET', 'FORM_STATE_SECRET', 'OUTBOX_SECRET'];

/** A file of an earlier version lacks some; one of a later version has more, which are preserved. */
const secretsSchema = z.catchall(
  z.object(Object.fromEntries(SECRET_NAMES.map((name) => [name, z.optional(z.string().check(z.minLength(32)))]))),
  z.unknown(),
);

const newSecret = () => randomBytes(32).toString('hex');

/**
 * The secrets that `DATA_DIR` holds already.
 *
 * @param {string} dataDir
 * @returns {Record<string, string | undefined>}
 */
export function readSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) return {};
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new UserError(
      `${file} cannot be understood. Correct it, or restore it from a backup: without its OUTBOX_SECRET, mails that wait cannot be sent. If you delete it, the next start makes new secrets.`,
    );
  }
}

/**
 * The secrets of `DATA_DIR`; those that are missing are made and stored.
 *
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
export function loadSecrets(dataDir) {
  const stored = readSecrets(dataDir);
  const missing = SECRET_NAMES.filter((name) => !stored[name]);
  if (missing.length === 0) return stored;
  const secrets = { ...stored, ...Object.fromEntries(missing.map((name) => [name, newSecret()])) };
  const file = path.join(dataDir, 'secrets.json');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secrets;
}
