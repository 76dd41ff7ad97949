import type { Example } from './example';
import { AnswerList } from './answer-list';

const answers = [
  { name: 'ville', label: 'Ville', shown: 'Lomé' },
  { name: 'quartier', label: 'Quartier', shown: 'Non indiqué', isBlank: true },
];

export const examples: Example[] = [{ name: 'answers', element: <AnswerList answers={answers} /> }];
