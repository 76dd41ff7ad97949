import { classPrefix } from './class-prefix.server';
import { ownRemotes } from '../../testing/own-routes.server';

it('gives each package another prefix', () => {
  const prefixes = ['shell', ...ownRemotes].map(classPrefix);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]{2}_$/);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
