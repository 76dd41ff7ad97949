import type { Build } from './build-manifest';
import { overBudget } from './budgets';

const groups = {
  mf_forms_v1: { js: ['remote-entry.js'], css: [] },
  'contact-page': { js: ['common.js', 'contact.js'], css: ['contact.css'] },
};
const client = { files: {}, groups };
const build: Build = { name: 'mf-forms', version: 'v1', container: 'mf_forms_v1', client, server: { files: {} } };

const sizes = { 'remote-entry.js': 4_000, 'common.js': 10_000, 'contact.css': 1_000 };
const overBudgetWith = (contact: number) =>
  overBudget(build, (file) => ({ ...sizes, 'contact.js': contact })[file as 'contact.js']);

it('the budget counts a module with all its files, the entry included', () => {
  expect(overBudgetWith(24_000)).toEqual([]);
  expect(overBudgetWith(24_100)).toEqual([expect.stringContaining('./contact-page 39.1 kB > 39 kB')]);
});

it('the budget throws for a file without a size: an unmeasured build must not pass', () => {
  expect(() => overBudget(build, () => undefined)).toThrow('mf-forms@v1: the size of remote-entry.js is unknown');
});
