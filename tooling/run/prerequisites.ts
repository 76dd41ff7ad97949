/** Programs that the tests need and npm does not install: browsers, a database server and a cache, from Debian. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresPrograms } from './postgres';
import { UserError } from '../user-error.mjs';

const needs = {
  chromium: {
    isThere: () => existsSync(process.env.CHROMIUM_PATH || '/usr/bin/chromium'),
    instead: 'Or set CHROMIUM_PATH to the program of a Chromium that is installed.',
  },
  /** The same engine without a user interface; another Chromium does as well, and is slower. */
  'chromium-headless-shell': {
    isThere: () =>
      existsSync(process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell'),
    instead: 'Or set CHROMIUM_PATH to the program of a Chromium that is installed.',
  },
  'firefox-esr': {
    isThere: () => existsSync(process.env.FIREFOX_PATH || '/usr/bin/firefox-esr'),
    instead: 'Or set FIREFOX_PATH to the program of a Firefox that is installed.',
  },
  /** WebKit's own small browser, and the program that drives it. */
  'webkit2gtk-driver': {
    isThere: () => existsSync('/usr/bin/WebKitWebDriver'),
    instead: 'Its tests need WebKitGTK itself.',
  },
  /** A screen for that browser, which has no mode without one. */
  xvfb: { isThere: () => existsSync('/usr/bin/Xvfb'), instead: 'The tests in WebKit need it.' },
  /** The cache of docs/caches/varnish.vcl. */
  varnish: {
    isThere: () => existsSync('/usr/sbin/varnishd'),
    instead: 'Its tests need Varnish itself.',
  },
  /** The cache of docs/caches/nginx.conf. */
  nginx: { isThere: () => existsSync('/usr/sbin/nginx'), instead: 'Its tests need nginx itself.' },
  /** It reads the metrics of the site that the test of production starts. */
  prometheus: {
    isThere: () => existsSync('/usr/bin/prometheus') && existsSync('/usr/bin/promtool'),
    instead: 'The test of production needs Prometheus itself.',
  },
  postgresql: {
    isThere: () => Boolean(process.env.TEST_DATABASE_URL || postgresPrograms()),
    instead: 'Or set TEST_DATABASE_URL to a PostgreSQL server whose user may create databases.',
  },
};

function apt(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new UserError(`apt-get ${args[0]} failed (exit code ${code})`)),
    );
  });
}

/**
 * @param packages Debian's names
 * @throws {UserError} with what to install, when this user cannot
 */
export async function ensurePrograms(packages: readonly (keyof typeof needs)[]): Promise<void> {
  const missing = packages.filter((name) => !needs[name].isThere());
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) {
    const lines = missing.map(
      (name) => `${name} is missing. Run: sudo apt-get install ${name}. ${needs[name].instead}`,
    );
    throw new UserError(lines.join('\n'));
  }
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', ...missing]);
}
