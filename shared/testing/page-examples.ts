import { createElement, type ComponentType } from 'react';
import { PageDataProvider } from '../stores/site-context';
import type { Example } from '../ui/example';

/** Examples of a page, each with the data of its loader, by name. */
export const pageExamples = (Page: ComponentType, data: Readonly<Record<string, unknown>>): Example[] =>
  Object.entries(data).map(([name, one]) => ({
    name,
    element: createElement(PageDataProvider, { data: one, children: createElement(Page) }),
  }));
