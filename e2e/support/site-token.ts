import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The bearer token of the site under test, which only its server may know. */
export function siteToken(): string {
  const { API_TOKEN, DATA_DIR } = process.env;
  if (API_TOKEN) return API_TOKEN;
  if (!DATA_DIR) throw new Error('the token of the site under test is not known: set API_TOKEN, or DATA_DIR to its data folder');
  const secrets: unknown = JSON.parse(readFileSync(path.join(DATA_DIR, 'secrets.json'), 'utf8'));
  if (typeof secrets === 'object' && secrets && 'API_TOKEN' in secrets && typeof secrets.API_TOKEN === 'string') return secrets.API_TOKEN;
  throw new Error(`${DATA_DIR}/secrets.json holds no API_TOKEN`);
}
