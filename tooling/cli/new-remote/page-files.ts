/** The pages of a new remote: one component that shows a text, and a page module for each route. */
import { camelCase, pascalCase } from './case-of-name';
import type { NewPage } from './page-of-route';

const TEXT_PAGE = `import { ArrowRight } from 'lucide-react';
import { slugify } from '@vipp/shared/lib/slugify';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { toSections, type PageText } from '../model/page-text';
import styles from './text-page.module.css';

type Props = { text: PageText };

export function TextPage({ text }: Props) {
  return (
    <>
      <PageBanner title={text.title} lead={text.lead} seed={slugify(text.title)} />
      {toSections(text).map(({ id, title, paragraphs, link }) => (
        <Section key={id} id={id} title={title} layout="split">
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <Button to={link.to} variant="quiet" icon={<ArrowRight />}>
                {link.text}
              </Button>
            )}
          </div>
        </Section>
      ))}
    </>
  );
}
`;

const TEXT_PAGE_STYLE = `@layer page {
  .text {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
  }
}
`;

const TEXT_PAGE_EXAMPLES = `import type { Example } from '@vipp/shared/ui/example';
import { pageTexts } from '../model/page-texts';
import { TextPage } from './text-page';

export const examples: Example[] = Object.entries(pageTexts).map(([name, text]) => ({
  name,
  element: <TextPage text={text} />,
}));
`;

const TEXT_PAGE_TEST = `import path from 'node:path';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { exposedPages } from '@vipp/shared/testing/exposed-pages';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import { examples } from './text-page.examples';

describe('every page', () => {
  it.each(examples)('meets axe: $name', async ({ element }) => {
    const { container } = renderInSite(element);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => \`\${id}: \${nodes.map(({ html }) => html).join(' ')}\`)).toEqual([]);
  });

  it.each(examples)('has one h1, and skips no level: $name', ({ element }) => {
    renderInSite(element);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  it.each(examples)('writes no inline style: $name', ({ element }) => {
    expect(renderToString(inSite(element))).not.toMatch(/<[^>]+\\sstyle=|<style/);
  });

  it.each(exposedPages(path.join(__dirname, '../exposes')))('has a title and a short description: $name', ({ page }) => {
    expect(page.meta(null)).toMatchObject({
      title: expect.stringMatching(/^\\S.*\\S$/),
      description: expect.stringMatching(/^.{60,160}$/),
    });
  });
});
`;

const exposedModule = ({
  name,
}: NewPage): string => `import type { PageModule } from '@vipp/shared/contract/page-module';
import { toMeta } from '../model/page-text';
import { pageTexts } from '../model/page-texts';
import { TextPage } from '../pages/text-page';

const text = pageTexts.${camelCase(name)};

function ${pascalCase(name)}Page() {
  return <TextPage text={text} />;
}

export const page: PageModule<null> = {
  publiclyCacheable: true,
  Component: ${pascalCase(name)}Page,
  meta: () => toMeta(text),
};
`;

const standalone = (
  remote: string,
  pages: readonly NewPage[],
): string => `/** Standalone: \`npm run standalone -w ${remote}\`. */
import { showStandalone } from '@vipp/shared/testing/standalone';
${pages.map(({ name }) => `import { page as ${camelCase(name)}Page } from './exposes/${name}-page';`).join('\n')}
import { examples } from './pages/text-page.examples';

showStandalone({
  name: '${remote}',
  pages: {
${pages.map(({ path, name }) => `    '${path}': ${camelCase(name)}Page,`).join('\n')}
  },
  examples: { texts: examples },
});
`;

/** @returns text by path below the remote's folder */
export const pageFiles = (remote: string, pages: readonly NewPage[]): Record<string, string> => ({
  'src/standalone.tsx': standalone(remote, pages),
  'src/pages/text-page.tsx': TEXT_PAGE,
  'src/pages/text-page.module.css': TEXT_PAGE_STYLE,
  'src/pages/text-page.examples.tsx': TEXT_PAGE_EXAMPLES,
  'src/pages/text-page.dom.test.tsx': TEXT_PAGE_TEST,
  ...Object.fromEntries(pages.map((page) => [`src/exposes/${page.name}-page.tsx`, exposedModule(page)])),
});
