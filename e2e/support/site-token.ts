import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function tokenIn(file: string): string {
  const secrets: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof secrets === 'object' && secrets && 'API_TOKEN' in secrets && typeof secrets.API_TOKEN === 'string') return secrets.API_TOKEN;
  throw new Error(`${file} holds no API_TOKEN`);
}

/** The bearer token of the site under test, which only its server may know. */
export function siteToken(): string {
  const { API_TOKEN, DATA_DIR = '' } = process.env;
  const secrets = path.join(DATA_DIR, 'secrets.json');
  if (DATA_DIR && existsSync(secrets)) return tokenIn(secrets);
  if (API_TOKEN) return API_TOKEN;
  throw new Error('the token of the site under test is not known: set DATA_DIR to its data folder, or API_TOKEN');
}
