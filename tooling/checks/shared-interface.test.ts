/** What remotes are built upon: the interface of `@vipp/shared`, and the types of exposed modules (docs/decisions/0003). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { root, textOf } from '@vipp/shared/testing/documents.server';
import { declarationsOf, nextRecord } from './shared-interface';

const FILES: Readonly<Record<string, string>> = {
  'stores/context': `import type { Toast } from './toast';\n/** Shows\n * one. */\nexport declare const useToast: () => Toast;\n`,
  'stores/toast': `export type Toast = import("react").ReactNode;\n`,
};
const read = (module: string): string => FILES[module] ?? '';

it('the interface of modules is their declarations, those that they import, and the majors of packages, without comments', () => {
  expect(declarationsOf(['stores/context'], read)).toBe(
    `react 19\n\n// stores/context\nimport type { Toast } from './toast';\nexport declare const useToast: () => Toast;\n\n// stores/toast\n${FILES['stores/toast']}`,
  );
});

it('the record of an interface changes with a version only', () => {
  const record = '@vipp/shared 1.1.0\nold';
  expect(nextRecord(record, '1.1.0', 'old')).toBe(record);
  expect(nextRecord(record, '1.1.0', 'new')).toBeUndefined();
  expect(nextRecord(record, '1.2.0', 'new')).toBe('@vipp/shared 1.2.0\nnew');
});

/** Functions that make several pages of a remote, and declare their type. */
const MAKERS = {
  workshopPage: 'mf-workshop/src/components/workshop-frame.tsx',
  newsletterLinkPage: 'mf-forms/src/components/newsletter-link-page.tsx',
  applicationPage: 'mf-recruitment/src/components/application-page.tsx',
};
const MADE = `page = (${Object.keys(MAKERS).join('|')})\\(`;
const TYPED = new RegExp(`^export const (page: PageModule<|modal = \\{.*\\} satisfies ModalModule;|${MADE})`, 'm');

test('the type of each exposed module is one of the contract', () => {
  const folders = ownRemotes.map((name) => `${name}/src/exposes`);
  const files = folders.flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`));
  const exposed = files.filter((file) => /(?<!\.(?:test|examples))\.tsx$/.test(file));
  expect(exposed.length).toBeGreaterThan(20);
  expect(exposed.filter((file) => !TYPED.test(textOf(file)))).toEqual([]);
});

test.each(Object.entries(MAKERS))('%s declares that it returns a page', (name, file) => {
  expect(textOf(file)).toMatch(new RegExp(`export const ${name} = \\([^=]*\\): PageModule<`));
});
