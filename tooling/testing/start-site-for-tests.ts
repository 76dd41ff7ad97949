/** Playwright's global setup: the composed, built site with a database of its own, as `npm start` runs it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../run/free-port';
import { npmStart } from './npm-start';
import { SECRET_NAMES } from '../run/secrets';

/** Recipients of notifications; the tests know these addresses. */
const RECIPIENTS = {
  CONTACT_RECIPIENTS: 'ventes@vipp.example, accueil@vipp.example',
  STUDY_RECIPIENTS: 'etudes@vipp.example',
};

/** Facts of a company that does not exist. */
const SITE_FACTS = path.join(import.meta.dirname, '../../e2e/support/site-facts.yaml');

/** @returns what stops the site again */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vipp #50%? browser-tests-'));
  // All tests share one address, and send more than a visitor may.
  const site = npmStart({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SUBMISSION_LIMIT: '10000',
    ...RECIPIENTS,
    SITE_FACTS,
  });
  const stop = async (): Promise<void> => {
    site.signal('SIGTERM');
    await site.exitCode;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    process.env.BASE_URL = await site.ready;
    // Where tests find the secrets of this site; the caller's own may be those of another.
    process.env.DATA_DIR = dataDir;
    for (const name of SECRET_NAMES) Reflect.deleteProperty(process.env, name);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
