import type { Example } from './example';
import { Picture } from './picture';

export const examples: Example[] = [
  {
    name: 'stored drawing',
    element: <Picture src="/backend/public/storage/posts/lome.svg" alt="Motif tissé" width={960} height={640} />,
  },
  { name: 'photograph, seen first', element: <Picture src="/media/equipe.avif" alt="L’équipe de Lomé" priority /> },
  {
    name: 'stored photograph',
    element: (
      <Picture src="/backend/public/storage/posts/equipe.jpg" alt="L’équipe" width={960} height={640} sizes="20rem" />
    ),
  },
];
