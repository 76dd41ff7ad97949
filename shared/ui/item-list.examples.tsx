import type { Example } from './example';
import { ItemList } from './item-list';

const item = (title: string) => ({ title, html: '<p>En une phrase.</p>', figure: null, link: null });

export const examples: Example[] = [
  { name: 'with titles', element: <ItemList items={[item('Banque'), item('Santé')]} /> },
  { name: 'without titles', element: <ItemList items={[item('')]} /> },
];
