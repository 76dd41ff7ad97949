import type { Example } from '@vipp/shared/ui/example';
import { NotFoundPage } from './not-found-page';
import { RefusedPage } from './refused-page';
import { ErrorPage, UnavailablePage } from './reload-pages';

export const examples: Example[] = [
  { name: 'not found', element: <NotFoundPage /> },
  {
    name: 'refused',
    element: <RefusedPage status={413} refusal={{ title: 'Message trop long', advice: 'Raccourcissez-le.' }} />,
  },
  { name: 'unavailable', element: <UnavailablePage /> },
  { name: 'fault', element: <ErrorPage /> },
];
