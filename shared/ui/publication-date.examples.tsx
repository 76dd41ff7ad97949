import type { Example } from './example';
import { PublicationDate } from './publication-date';

export const examples: Example[] = [{ name: 'day', element: <PublicationDate date="2024-01-15" /> }];
