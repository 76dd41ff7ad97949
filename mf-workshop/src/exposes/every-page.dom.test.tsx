import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { exposedPages } from '@vipp/shared/testing/exposed-pages';
import { inSite } from '@vipp/shared/testing/render-in-site';

// The page of passwords needs no account.
it.each(exposedPages(__dirname).filter(({ name }) => name !== 'password-page'))(
  'the page $name is rendered by the gateway as its title and a notice about JavaScript',
  ({ page: { Component, meta } }) => {
    const Page = Component as ComponentType;
    const html = renderToString(inSite(<Page />));
    expect(html).toContain('<h1');
    expect(html).toContain('L’atelier a besoin de JavaScript.');
    expect(html).not.toContain('<form');
    expect(meta(null)).toMatchObject({ noindex: true });
  },
);
