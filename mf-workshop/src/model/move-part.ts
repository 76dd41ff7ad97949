/** Where parts may go. */
import type { DraftDocument } from '@vipp/shared/lib/workshop/draft-document';
import { readDraft, type ReadDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import { findPart, movePart, siblingsOf } from '@vipp/shared/lib/workshop/draft-edits';
import type { NodeId } from '@vipp/shared/lib/workshop/draft-document';
import { parentOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from './editor-session';

export type Target = { id: NodeId; title: string };

/** The parts that may contain this one; none for positions, which are in one list. */
export function parentsFor(
  { steps, positions }: Pick<ReadDraft, 'steps' | 'positions'>,
  { type, node }: TreeNode,
): Target[] {
  const toTarget = (part: TreeNode): Target => ({ id: part.id, title: titleOf(part) });
  if (type === 'section') return steps.map(toTarget);
  if (type === 'opening') return positions.map(toTarget);
  if (type !== 'field' && type !== 'option') return [];
  const sections = steps.flatMap((step, index) =>
    step.children.map((section) => ({ section, title: `Étape ${index + 1} › ${titleOf(section)}` })),
  );
  if (type === 'field') return sections.map(({ section, title }) => ({ id: section.id, title }));
  const own = sections.flatMap(({ section }) => section.children).find(({ id }) => id === parentOf(node));
  return own ? [toTarget(own)] : [];
}

/** One place up or down; at the end of its list into the one before or after. @returns the new place; undefined where there is none */
export function moveByOne(doc: DraftDocument, id: NodeId, by: 1 | -1): string | undefined {
  const part = findPart(doc, id);
  if (!part) return undefined;
  const parent = parentOf(part.node);
  const siblings = siblingsOf(doc, part.type, parent);
  const index = siblings.findIndex((one) => one.id === id);
  const target = index + by;
  if (siblings[target]) {
    movePart(doc, id, { parent, after: siblings[by > 0 ? target : target - 1]?.id });
    return `«\u202F${titleOf(part)}\u202F»\u202F: place ${target + 1} sur ${siblings.length}.`;
  }
  const parents = parentsFor(readDraft(doc), part);
  const next = parents[parents.findIndex((one) => one.id === parent) + by];
  if (!next) return undefined;
  movePart(doc, id, { parent: next.id, after: by > 0 ? undefined : siblingsOf(doc, part.type, next.id).at(-1)?.id });
  return `«\u202F${titleOf(part)}\u202F» est maintenant dans «\u202F${next.title}\u202F».`;
}
