import { judge } from './headers';
import { findUnsafeMarkup } from './unsafe-markup';

const HEADERS = {
  'content-type': 'text/html',
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
  'set-cookie': '__Host-a=1; Secure; SameSite=Lax',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const answer = (changes: Record<string, string>, body = '') => ({
  headers: new Headers({ ...HEADERS, ...changes }),
  body,
  redirection: new Response(null, { status: 308, headers: { location: 'https://www.vipp.example/' } }),
});

describe('the score of an answer', () => {
  it('is the highest without the preload list where every test is passed', () => {
    expect(judge(answer({}))).toEqual({ score: 140, failed: [] });
  });

  it.each([
    [
      'content policy',
      { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" },
      '',
    ],
    ['cookies', { 'set-cookie': 'a=1; Secure' }, ''],
    ['CORS', { 'access-control-allow-origin': 'https://foreign.example' }, ''],
    ['referrer', { 'referrer-policy': 'unsafe-url' }, ''],
    ['HSTS', { 'strict-transport-security': 'max-age=60' }, ''],
    ['integrity', {}, '<script src="/a.js"></script>'],
    ['nosniff', { 'x-content-type-options': '' }, ''],
    ['resource policy', { 'cross-origin-resource-policy': 'cross-origin' }, ''],
  ])('names the test of %s where it is not passed', (name, changes, body) => {
    expect(judge(answer(changes, body)).failed).toEqual([name]);
  });
});

describe('the markup of a page', () => {
  const POLICY = "script-src 'sha256-x' 'strict-dynamic'";
  const STATE = '<script type="application/json" id="vipp-page-state">{}</script>';

  it('is safe with data, and with scripts of the site that have a hash', () => {
    const script = '<script src="/_mf/shell/a.js" integrity="sha384-x"></script>';
    expect(findUnsafeMarkup(`<p>a</p>${STATE}${script}`, POLICY)).toEqual([]);
  });

  it.each([
    '<img src="x" onerror="a()">',
    '<a href="java&#10;script:a()">a</a>',
    '<script>a()</script>',
    '<form action="https://evil.example/"></form>',
    '<p style="color: red">a</p>',
  ])('is unsafe with %s', (attack) => {
    expect(findUnsafeMarkup(attack + STATE, POLICY)).toHaveLength(1);
  });
});
