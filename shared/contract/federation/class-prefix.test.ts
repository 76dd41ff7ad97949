import { classPrefix } from './class-prefix.server';
import { REMOTES } from './remotes';

it('gives each package another prefix', () => {
  const prefixes = ['shell', ...REMOTES].map(classPrefix);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]{2}_$/);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
