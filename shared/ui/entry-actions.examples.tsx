import { EntryActions } from './entry-actions';
import type { Example } from './example';

const actions = [
  { href: '/contact', text: 'Nous contacter' },
  { href: 'https://example.com/', text: 'Le site de notre partenaire' },
];

export const examples: Example[] = [{ name: 'a page, and another site', element: <EntryActions actions={actions} /> }];
