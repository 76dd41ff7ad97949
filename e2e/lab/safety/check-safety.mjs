/**
 * `npm run check:safety`: the whole corpus of attacks against the built site, in a parser and in Chromium, and a table of what came of it.
 * Exits 1 when anything ran, led away, gave a file away, or took the site down. `npm test` runs `part`: every attack on a page, and
 * some of the rest, without a browser.
 */
import { builtPackages } from 'tooling/run/test-site';
import { runAttacks } from './run-attacks.mjs';

const MOST_SHOWN = 20;

/** Headers come within 15 s, all of a request within 60 s, and the gateway looks every 5 s. */
const SLOW_ENDS_MS = 75_000;

/** Loaded only where it is used: a part needs no browser. */
const inBrowser = async (...given) => (await import('./attack-browser.mjs')).attackBrowser(...given);

const WHOLE = {
  every: { entries: 1, pages: 1, pollution: 1, redirects: 1, traversal: 1 },
  waitMs: SLOW_ENDS_MS,
  inBrowser,
};
const PART = { every: { entries: 10, pages: 24, pollution: 7, redirects: 4, traversal: 4 }, waitMs: 0 };

const results = await runAttacks({
  packages: await builtPackages(),
  ...(process.argv[2] === 'part' ? PART : WHOLE),
  tell: console.log,
});
console.table(
  Object.fromEntries(
    results.map(({ name, attacks, tried, seconds, faults }) => [
      name,
      { attacks, requests: tried, seconds: Math.round(seconds), faults: faults.length },
    ]),
  ),
);
for (const { name, faults } of results)
  for (const fault of faults.slice(0, MOST_SHOWN)) console.error(`${name}: ${fault}`);
const count = results.reduce((sum, { faults }) => sum + faults.length, 0);
console.log(
  count === 0
    ? 'Nothing happened, and the site stayed up.'
    : `${count} faults. Each line names the request: send it with curl --path-as-is, and mend what answers it.`,
);
process.exitCode = count === 0 ? 0 : 1;
