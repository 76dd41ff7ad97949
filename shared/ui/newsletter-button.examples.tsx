import type { Example } from './example';
import { NewsletterButton } from './newsletter-button';

export const examples: Example[] = [
  { name: 'button', element: <NewsletterButton>Je souhaite être informé des actus</NewsletterButton> },
];
