import type { Example } from './example';
import { StepList } from './step-list';

const step = (title: string) => ({ title, html: '<p>En une phrase.</p>', figure: null, link: null });

export const examples: Example[] = [
  { name: 'steps', element: <StepList items={[step('Réception'), step('Examen')]} /> },
  { name: 'no steps', element: <StepList items={[]} /> },
];
