import { readdirSync } from 'node:fs';
import path from 'node:path';
import { violationsOf } from '../testing/axe-violations';
import { renderInSite } from '../testing/render-in-site';
import type { Example } from './example';

const SUFFIX = '.examples.tsx';
const files = ['.', 'form'].flatMap((folder) =>
  readdirSync(path.join(__dirname, folder)).map((file) => path.join(folder, file)),
);
const exampleFiles = files.filter((file) => file.endsWith(SUFFIX));
const componentFiles = files.filter((file) => /^(form\/)?[a-z-]+\.tsx$/.test(file) && file !== 'example.tsx');

const examplesOf = (file: string): Example[] =>
  jest.requireActual<{ examples: Example[] }>(path.join(__dirname, file)).examples;

const all = exampleFiles.flatMap((file) =>
  examplesOf(file).map((example) => ({ ...example, component: file.replace(SUFFIX, '') })),
);

it('every component of the design system has examples', () => {
  const shown = exampleFiles.map((file) => file.replace(SUFFIX, '.tsx'));
  expect(componentFiles.filter((file) => !shown.includes(file))).toEqual([]);
});

it.each(all)(
  'every component of the design system meets axe, and writes no inline style: $component, $name',
  async ({ element }) => {
    const { container } = renderInSite(element);
    expect(container.querySelector('[style], style')).toBeNull();
    // A fragment of a page has no h1.
    expect(await violationsOf(container, ['heading-order'])).toEqual([]);
  },
);
