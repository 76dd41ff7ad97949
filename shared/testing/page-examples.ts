import { createElement, type ComponentType } from 'react';
import type { PageModule } from '../contract/page-module';
import { PageDataProvider } from '../stores/site-context';
import type { Example } from '../ui/example';

/** Examples of a page, each with the data of its loader, by name. */
export const pageExamples = <Data>(page: PageModule<Data>, data: Readonly<Record<string, Data>>): Example[] =>
  Object.entries(data).map(([name, one]) => ({
    name,
    element: createElement(PageDataProvider, { data: one, children: createElement(page.Component as ComponentType) }),
  }));
