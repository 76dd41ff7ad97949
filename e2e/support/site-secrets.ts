import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['API_TOKEN', 'FEDERATION_TOKEN', 'PREVIEW_SECRET', 'FORM_STATE_SECRET', 'OUTBOX_SECRET'] as const;
type SecretName = (typeof NAMES)[number];

function storedSecrets(): unknown {
  const { DATA_DIR = '' } = process.env;
  const file = path.join(DATA_DIR, 'secrets.json');
  return DATA_DIR && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : process.env;
}

/** A secret of the site under test, which only its server may know. */
export function siteSecret(name: SecretName): string {
  const secret: unknown = Object(storedSecrets())[name];
  if (typeof secret === 'string' && secret) return secret;
  throw new Error(`${name} of the site under test is not known: set DATA_DIR to its data folder, or ${name}`);
}

/** All secrets of the site under test; of lists, each one. */
export const siteSecrets = (): string[] => NAMES.flatMap((name) => siteSecret(name).split(','));
