/** The contract types the modules that remotes expose (docs/decisions/0003). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, textOf } from '@vipp/shared/testing/documents.server';

/** Functions that make several pages of a remote, and declare their type. */
const MAKERS = {
  workshopPage: 'mf-workshop/src/components/workshop-frame.tsx',
  newsletterLinkPage: 'mf-forms/src/components/newsletter-link-page.tsx',
  applicationPage: 'mf-recruitment/src/components/application-page.tsx',
};
const TYPED = new RegExp(
  `^export const (page: PageModule<|modal = \\{.*\\} satisfies ModalModule;|page = (${Object.keys(MAKERS).join('|')})\\()`,
  'm',
);

const exposed = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .flatMap((name) => readdirSync(path.join(root, name, 'src/exposes')).map((file) => `${name}/src/exposes/${file}`))
  .filter((file) => /(?<!\.(?:test|examples))\.tsx$/.test(file));

test('the type of each exposed module is one of the contract', () => {
  expect(exposed.length).toBeGreaterThan(20);
  expect(exposed.filter((file) => !TYPED.test(textOf(file)))).toEqual([]);
});

test.each(Object.entries(MAKERS))('%s declares that it returns a page', (name, file) => {
  expect(textOf(file)).toMatch(new RegExp(`export const ${name} = \\([^=]*\\): PageModule<`));
});
