import { overBudget } from './check-budgets.mjs';

const build = (chunk) => ({
  name: 'mf-forms',
  container: 'mf_forms_v1',
  sizes: { 'remote-entry.js': 4_000, 'common.js': 10_000, 'contact.js': chunk, 'contact.css': 1_000 },
  client: {
    groups: {
      mf_forms_v1: { js: ['remote-entry.js'], css: [] },
      'contact-page': { js: ['common.js', 'contact.js'], css: ['contact.css'] },
    },
  },
});

it('counts a module with all that it needs, the entry included', () => {
  expect(overBudget(build(5_000), 20)).toEqual([]);
  expect(overBudget(build(5_100), 20)).toEqual([expect.stringContaining('mf-forms contact-page 20.1 kB > 20 kB')]);
});
