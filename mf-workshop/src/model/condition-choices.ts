/** What a condition may be chosen from. */
import { QUESTION_KINDS } from '@vipp/shared/lib/application/question-kinds';
import type { ReadDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import { parentOf, propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from './editor-session';
import type { Kind } from './editor-words';

const isChosen = (kind: Kind): boolean => kind === 'checkbox' || QUESTION_KINDS[kind].has.includes('options');

const isDeciding = ({ node }: TreeNode): boolean =>
  isChosen(propertyOf(node, 'kind') ?? 'text') && !propertyOf(node, 'whenField');

/** Earlier questions of the same step with a list of answers and without a condition of their own. */
export function decidersFor({ steps }: Pick<ReadDraft, 'steps'>, field: TreeNode): TreeNode[] {
  const parent = parentOf(field.node);
  const step = steps.find(({ children }) => children.some(({ id }) => id === parent));
  const sections = step?.children ?? [];
  if (sections.some(({ id, node }) => id === parent && propertyOf(node, 'isRepeated'))) return [];
  const asked = sections.flatMap(({ node, children }) => (propertyOf(node, 'isRepeated') ? [] : children));
  return asked
    .slice(
      0,
      asked.findIndex(({ id }) => id === field.id),
    )
    .filter(isDeciding);
}

export type AnswerChoice = { reference: string; text: string };

/** Answers that a question may have, and those that a condition names although they are gone. */
export function answersFor(decider: TreeNode | undefined, named: readonly string[]): AnswerChoice[] {
  const isBox = decider !== undefined && propertyOf(decider.node, 'kind') === 'checkbox';
  const known: AnswerChoice[] = isBox
    ? [
        { reference: '=on', text: 'Cochée' },
        { reference: '=', text: 'Pas cochée' },
      ]
    : [
        ...(decider?.children ?? []).map((option) => ({ reference: option.id, text: titleOf(option) })),
        { reference: '=', text: 'Sans réponse' },
      ];
  const gone = [...new Set(named)].filter((one) => !known.some(({ reference }) => reference === one));
  return [...known, ...gone.map((reference) => ({ reference, text: 'Un choix retiré' }))];
}
