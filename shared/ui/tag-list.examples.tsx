import type { Example } from './example';
import { TagList } from './tag-list';

export const examples: Example[] = [
  { name: 'tags', element: <TagList tags={['Banque', 'Relations clients']} label="Catégories" /> },
  { name: 'no tags', element: <TagList tags={[]} /> },
];
