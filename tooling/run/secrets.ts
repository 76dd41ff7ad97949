/** Secrets of a start without settings: made at random the first time, stored in `DATA_DIR`, never committed. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { variables } from '@vipp/shared/contract/settings/variables.server';
import * as z from 'zod/mini';
import { UserError } from '../user-error.mjs';

/** One purpose each; none is derived from another. */
export const SECRET_NAMES = ['API_TOKEN', 'FEDERATION_TOKEN', 'FORM_STATE_SECRET', 'OUTBOX_SECRET'] as const;

type SecretName = (typeof SECRET_NAMES)[number];
export type Secrets = Record<SecretName, string>;

const textOf = (name: SecretName) =>
  z.string().check(
    z.minLength(32),
    z.refine((text) => variables[name].schema.safeParse(text).success),
  );
/** A file of an earlier version lacks some; one of a later version has more, which are preserved. */
const secretsSchema: z.ZodMiniType<Partial<Secrets>> = z.looseObject(
  Object.fromEntries(SECRET_NAMES.map((name) => [name, z.optional(textOf(name))])),
);

const newSecret = (): string => randomBytes(32).toString('hex');

/** The secrets that `DATA_DIR` holds already. */
export function readSecrets(dataDir: string): Partial<Secrets> {
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

/** The secrets of `DATA_DIR`; those that are missing are made and stored. */
export function loadSecrets(dataDir: string): Secrets {
  const stored = readSecrets(dataDir);
  const made = SECRET_NAMES.filter((name) => !stored[name]).map((name) => [name, newSecret()]);
  const secrets: Secrets = { ...stored, ...Object.fromEntries(made) };
  if (made.length === 0) return secrets;
  const file = path.join(dataDir, 'secrets.json');
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, file);
  return secrets;
}
