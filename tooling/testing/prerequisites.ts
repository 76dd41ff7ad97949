/** Programs that the tests and the lab need and npm does not install: browsers, a database server and caches, from Debian. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresPrograms } from './postgres';
import { UserError } from '../user-error.mjs';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH, FIREFOX_PATH, TEST_DATABASE_URL } = process.env;

/** By Debian's name: a file of the installed package, and the variable for another program. */
const NEEDS = {
  chromium: [CHROMIUM_PATH || '/usr/bin/chromium', 'CHROMIUM_PATH'],
  /** The same engine without a user interface; another Chromium does as well, and is slower. */
  'chromium-headless-shell': [
    HEADLESS_SHELL_PATH || CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
    'CHROMIUM_PATH',
  ],
  'firefox-esr': [FIREFOX_PATH || '/usr/bin/firefox-esr', 'FIREFOX_PATH'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver', ''],
  /** A screen for WebKit's own small browser, which has no mode without one. */
  xvfb: ['/usr/bin/Xvfb', ''],
  varnish: ['/usr/sbin/varnishd', ''],
  nginx: ['/usr/sbin/nginx', ''],
  prometheus: ['/usr/bin/promtool', ''],
  postgresql: [TEST_DATABASE_URL ? '/' : (postgresPrograms() ?? ''), 'TEST_DATABASE_URL'],
} as const;

/**
 * @param packages Debian's names
 * @throws {UserError} with the packages to install, when this user cannot
 */
export function ensurePrograms(packages: readonly (keyof typeof NEEDS)[]): void {
  const missing = packages.filter((name) => !existsSync(NEEDS[name][0]));
  if (missing.length === 0) return;
  const lines = missing.map((name) => {
    const [, variable] = NEEDS[name];
    return `${name} is missing. Run: sudo apt-get install ${name}${variable && `, or set ${variable}`}`;
  });
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new UserError(lines.join('\n'));
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing]])
      execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env });
  } catch (error) {
    throw new UserError(`apt-get failed: ${String(error)}`);
  }
}
