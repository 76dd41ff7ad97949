import { mappedStack } from './problem-overlay';

const CHUNK = 'http://localhost:3100/_mf/mf-forms/dev/client/contact-page.js';
/** The third line of the file is the second of the page, the fourth the first of a package. */
const MAP = {
  version: 3,
  sources: ['webpack://mf_forms_dev/./src/pages/contact-page.tsx', 'webpack://mf_forms_dev/../node_modules/react/a.js'],
  names: [],
  mappings: ';;AACA;ACDA',
};

it('the overlay shows the component and the source line of an error, without lines of packages', async () => {
  const stack = `Error: no\n    at ContactPage (${CHUNK}:3:11)\n    at render (${CHUNK}:4:1)\n    at MessagePort.run`;
  const load = async (address: string): Promise<string> => (address === `${CHUNK}.map` ? JSON.stringify(MAP) : '');
  expect(await mappedStack(stack, load)).toBe('    at ContactPage (mf-forms/src/pages/contact-page.tsx:2)');
});

it('the overlay shows an unmapped stack unchanged', async () => {
  const stack = `Error: no\n    at ContactPage (${CHUNK}:3:11)`;
  expect(await mappedStack(stack, () => Promise.reject(new Error('404')))).toBe(stack);
});
