/**
 * The scoring rules of the HTTP Observatory (version 5), as data. Source: MDN, "HTTP Observatory scoring methodology",
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. A site starts with 100; bonuses count from 90 points on.
 */
const BASELINE = 100;
const BONUS_FROM = 90;

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
} as const;

export type TestName = keyof typeof POINTS;
/** A result of a test, by the name of the test. */
export type Results = { [Name in TestName]: keyof (typeof POINTS)[Name] };

const isTest = (name: string): name is TestName => Object.hasOwn(POINTS, name);
export const TESTS: readonly TestName[] = Object.keys(POINTS).filter(isTest);

/** Points of the result of a test. */
export function pointsOf(results: Results, test: TestName): number {
  const points: Readonly<Record<string, number>> = POINTS[test];
  return points[results[test]] ?? NaN;
}

/** What an answer is: no cookie is set for points, and what is no HTML has no scripts. */
export type AnswerKind = { setsCookies: boolean; hasScripts: boolean };

/** Only the owner of the domain can ask for it, and it takes months. */
const UNREACHABLE: Readonly<Record<string, string>> = { HSTS: 'preloaded' };

/** Whether an answer of this kind can earn the bonus of a test. */
const canEarnBonus = (test: TestName, { setsCookies, hasScripts }: AnswerKind): boolean =>
  test === 'Cookies' ? setsCookies : test === 'SRI' ? hasScripts : true;

/** The highest score of an answer of this kind. */
export function highestScore(kind: AnswerKind): number {
  const best = (test: TestName): number => {
    const reachable = Object.entries(POINTS[test]).filter(
      ([result, points]) => UNREACHABLE[test] !== result && (points <= 0 || canEarnBonus(test, kind)),
    );
    return Math.max(...reachable.map(([, points]) => points));
  };
  return BASELINE + sum(TESTS.map(best));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function scoreOf(results: Results): number {
  const points = TESTS.map((test) => pointsOf(results, test));
  const penalised = BASELINE + sum(points.filter((value) => value < 0));
  return Math.max(0, penalised >= BONUS_FROM ? penalised + sum(points.filter((value) => value > 0)) : penalised);
}
