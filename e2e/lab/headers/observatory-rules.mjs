/**
 * The scoring rules of the HTTP Observatory (version 5), as data. Source: MDN, "HTTP Observatory scoring methodology",
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. A site starts with 100; bonuses count from 90 points on.
 */
export const BASELINE = 100;
export const BONUS_FROM = 90;

/** Points by test and result. */
export const POINTS = {
  'Content-Security-Policy': {
    'default-src none, nothing unsafe': 10,
    'nothing unsafe': 5,
    'unsafe styles alone': 0,
    'images or media over http': -10,
    'unsafe-eval': -10,
    'unsafe scripts': -20,
    'scripts over http': -20,
    'cannot be read': -25,
    missing: -25,
  },
  Cookies: {
    'Secure, and SameSite on all': 5,
    'Secure, some without SameSite': 0,
    'none set': 0,
    'not Secure, behind HSTS': -5,
    'session not Secure, behind HSTS': -10,
    'not Secure': -20,
    'SameSite of another kind': -20,
    'anti-forgery token without SameSite': -20,
    'session without HttpOnly': -30,
    'session not Secure': -40,
  },
  CORS: { 'not opened': 0, 'public, without credentials': 0, 'some origins': 0, 'any origin, with credentials': -50 },
  Redirection: {
    'http leads to https at once': 0,
    'http leads to another host': -5,
    'http leads to http first': -10,
    'http leads to no https': -20,
    'http is answered': -20,
  },
  'Referrer-Policy': { private: 5, missing: 0, unsafe: -5, 'cannot be read': -5 },
  HSTS: { preloaded: 5, 'six months or more': 0, 'less than six months': -10, missing: -20, 'cannot be read': -20 },
  SRI: {
    'on scripts, all of this site': 5,
    'on scripts of others': 5,
    'no HTML': 0,
    'no scripts': 0,
    'missing, scripts of this site': 0,
    'missing on scripts of others': -5,
    'scripts of others over http': -20,
    'missing, scripts of others over http': -50,
  },
  'X-Content-Type-Options': { nosniff: 0, missing: -5, 'cannot be read': -5 },
  'X-Frame-Options': {
    'frame-ancestors': 5,
    'DENY or SAMEORIGIN': 0,
    'ALLOW-FROM': 0,
    missing: -20,
    'cannot be read': -20,
  },
  CORP: { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0, missing: 0, 'cannot be read': -5 },
};

export const TESTS = Object.keys(POINTS);

/** The domain owner's to ask for, and months away: no run of this site can have it. */
const OUT_OF_REACH = { HSTS: 'preloaded' };

/** What can be had by an answer of this kind: no cookie is set for points, and what is no HTML has no scripts. */
const NOT_FOR = {
  Cookies: ({ setsCookies }) => setsCookies,
  SRI: ({ hasScripts }) => hasScripts,
};

/** @param {{ setsCookies: boolean, hasScripts: boolean }} kind */
export function highestScore(kind) {
  const best = (test) =>
    Math.max(
      ...Object.entries(POINTS[test])
        .filter(([result, points]) => OUT_OF_REACH[test] !== result && (points <= 0 || (NOT_FOR[test]?.(kind) ?? true)))
        .map(([, points]) => points),
    );
  return BASELINE + TESTS.reduce((sum, test) => sum + best(test), 0);
}

/** @param {Record<string, string>} results the result of each test */
export function scoreOf(results) {
  const points = TESTS.map((test) => {
    const value = POINTS[test][results[test]];
    if (value === undefined) throw new Error(`${test} has no result "${results[test]}"`);
    return value;
  });
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const penalised = BASELINE + sum(points.filter((value) => value < 0));
  return Math.max(0, penalised >= BONUS_FROM ? penalised + sum(points.filter((value) => value > 0)) : penalised);
}
