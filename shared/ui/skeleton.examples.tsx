import type { Example } from './example';
import { PageSkeleton, SkeletonBlock } from './skeleton';

export const examples: Example[] = [
  { name: 'text page', element: <PageSkeleton shape="text" /> },
  { name: 'list page', element: <PageSkeleton shape="cards" /> },
  { name: 'home page', element: <PageSkeleton shape="hero" /> },
  { name: 'one block', element: <SkeletonBlock shape="media" /> },
];
