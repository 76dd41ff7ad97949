import { findUnsafeMarkup } from './xss';

const POLICY = "script-src 'sha256-x' 'strict-dynamic'";
const STATE = '<script type="application/json" id="vipp-page-state">{}</script>';

it('the markup of a page is safe with data, and with scripts of the site that have a hash', () => {
  const script = '<script src="/_mf/shell/a.js" integrity="sha384-x"></script>';
  expect(findUnsafeMarkup(`<p>a</p>${STATE}${script}`, POLICY)).toEqual([]);
});

it.each([
  '<img src="x" onerror="a()">',
  '<a href="java&#10;script:a()">a</a>',
  '<script>a()</script>',
  '<form action="https://evil.example/"></form>',
  '<p style="color: red">a</p>',
])('the markup of a page is unsafe with %s', (attack) => {
  expect(findUnsafeMarkup(attack + STATE, POLICY)).toHaveLength(1);
});
