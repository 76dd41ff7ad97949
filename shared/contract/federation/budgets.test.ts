import type { Build } from './build-manifest';
import { overBudget } from './budgets';

const build: Build = {
  name: 'mf-forms',
  version: 'v1',
  container: 'mf_forms_v1',
  client: {
    files: {},
    groups: {
      mf_forms_v1: { js: ['remote-entry.js'], css: [] },
      'contact-page': { js: ['common.js', 'contact.js'], css: ['contact.css'] },
    },
  },
  server: { files: {} },
};

const sizes = (chunk: number) =>
  new Map([
    ['remote-entry.js', 4_000],
    ['common.js', 10_000],
    ['contact.js', chunk],
    ['contact.css', 1_000],
  ]);

it('counts a module with all its files, the entry included', () => {
  expect(overBudget(build, sizes(5_000), 20)).toEqual([]);
  expect(overBudget(build, sizes(5_100), 20)).toEqual([
    expect.stringContaining('mf-forms@v1: ./contact-page 20.1 kB > 20 kB'),
  ]);
});

it('throws for a file without a size, so that an unmeasured build does not pass', () => {
  expect(() => overBudget(build, new Map(), 20)).toThrow('mf-forms@v1: the size of remote-entry.js is unknown');
});
