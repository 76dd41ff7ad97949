import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { inSite } from '@vipp/shared/testing/render-in-site';
import { page as accounts } from './accounts-page';
import { page as application } from './application-page';
import { page as applications } from './applications-page';
import { page as audit } from './audit-page';
import { page as draft } from './draft-page';
import { page as figures } from './figures-page';
import { page as forms } from './forms-page';
import { page as openings } from './openings-page';
import { page as reports } from './reports-page';

it.each(Object.entries({ accounts, application, applications, audit, draft, figures, forms, openings, reports }))(
  'the page %s has nothing but its title and that it needs JavaScript where the gateway renders it',
  (_name, { Component, meta }) => {
    const Page = Component as ComponentType;
    const html = renderToString(inSite(<Page />));
    expect(html).toContain('<h1');
    expect(html).toContain('L’atelier a besoin de JavaScript.');
    expect(html).not.toContain('<form');
    expect(meta(null)).toMatchObject({ noindex: true });
  },
);
