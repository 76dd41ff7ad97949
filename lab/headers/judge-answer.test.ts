import { judgeAnswer } from './judge-answer';
import { judgePolicy } from './judge-policy';
import { highestScore, scoreOf, type Results, type TestName } from './observatory-rules';

const SITE = 'https://www.vipp.example';
const PAGE = '<!doctype html><script src="/a.js" integrity="sha384-x"></script>';
const GOOD = {
  'content-type': 'text/html',
  'content-security-policy': "default-src 'none'; script-src 'nonce-x' 'strict-dynamic'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

type Given = { cookies?: string[]; body?: string };

/** Of a good answer with other headers; a header is left out where it is `undefined`. */
const judge = (
  headers: Record<string, string | undefined> = {},
  { cookies = [], body = PAGE }: Given = {},
): Results => {
  const all = new Headers();
  for (const [name, value] of Object.entries({ ...GOOD, ...headers })) if (value !== undefined) all.set(name, value);
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return judgeAnswer({
    headers: all,
    body,
    site: SITE,
    origin: 'https://foreign.example',
    redirection: 'http leads to https at once',
  });
};

describe('the score of an answer', () => {
  it('gives a page with everything 135 points, 140 with a cookie, and that is the most without the preload list', () => {
    expect(scoreOf(judge())).toBe(135);
    expect(scoreOf(judge({}, { cookies: ['a=b; Secure; SameSite=Lax'] }))).toBe(140);
    expect(highestScore({ setsCookies: false, hasScripts: true })).toBe(135);
    expect(highestScore({ setsCookies: true, hasScripts: true })).toBe(140);
    expect(highestScore({ setsCookies: false, hasScripts: false })).toBe(130);
  });

  it('counts bonuses from 90 points on', () => {
    expect(scoreOf(judge({ 'x-content-type-options': undefined }))).toBe(130);
    expect(scoreOf(judge({ 'strict-transport-security': undefined }))).toBe(80);
  });

  it.each([
    ["default-src 'none'", 'default-src none, nothing unsafe'],
    ["default-src 'self'", 'nothing unsafe'],
    ["default-src 'none'; style-src 'unsafe-inline'", 'unsafe styles alone'],
    ["default-src 'none'; script-src 'unsafe-inline'", 'unsafe scripts'],
    ["default-src 'none'; script-src 'unsafe-inline' 'nonce-x'", 'default-src none, nothing unsafe'],
    ["default-src 'none'; script-src 'strict-dynamic'", 'cannot be read'],
    ["default-src 'none'; script-src https:", 'unsafe scripts'],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", 'unsafe-eval'],
    ["default-src 'none'; img-src http:", 'images or media over http'],
    ["default-src 'none'; connect-src http://a.example", 'scripts over http'],
    ["default-src 'none'; default-src 'none'", 'cannot be read'],
    ["script-src 'self'", 'unsafe scripts'],
    [null, 'missing'],
  ])('the policy %s is judged: %s', (policy, result) => {
    expect(judgePolicy(policy)).toBe(result);
  });

  it.each<[TestName, Record<string, string | undefined>, Given, string]>([
    ['Cookies', {}, { cookies: ['a=b; SameSite=Lax'] }, 'not Secure, behind HSTS'],
    ['Cookies', {}, { cookies: ['a=b; Secure; SameSite=Lax', 'session=b; Secure'] }, 'session without HttpOnly'],
    ['Cookies', { 'strict-transport-security': undefined }, { cookies: ['a=b'] }, 'not Secure'],
    [
      'CORS',
      { 'access-control-allow-origin': 'https://foreign.example', 'access-control-allow-credentials': 'true' },
      {},
      'any origin, with credentials',
    ],
    ['CORS', { 'access-control-allow-origin': '*' }, {}, 'public, without credentials'],
    [
      'SRI',
      {},
      { body: '<script src="/a.js" integrity="x"></script><script src="/b.js"></script>' },
      'missing, scripts of this site',
    ],
    ['SRI', {}, { body: '<script src="https://cdn.example/a.js"></script>' }, 'missing on scripts of others'],
    ['SRI', { 'content-type': 'application/json' }, {}, 'no HTML'],
    ['HSTS', { 'strict-transport-security': 'max-age=60' }, {}, 'less than six months'],
    ['X-Frame-Options', { 'content-security-policy': "default-src 'none'" }, {}, 'missing'],
    ['Referrer-Policy', { 'referrer-policy': 'unsafe-url' }, {}, 'unsafe'],
    ['CORP', { 'cross-origin-resource-policy': 'x' }, {}, 'cannot be read'],
  ])('%s: what is wrong has its name', (name, headers, options, result) => {
    expect(judge(headers, options)[name]).toBe(result);
  });
});
