/**
 * Reads the definition of a document. It always has the shape of one, also while rules are broken: what is missing is blank,
 * and what a kind of question cannot have is left out. Where it says so, `checkDefinition` says what is wrong.
 */
import type {
  ApplicationDefinition,
  ApplicationSection,
  ApplicationStep,
  Opening,
  Position,
} from '../../contract/application/definition';
import { cleanLine, line, type Names, namesOf, resolve } from './document-names';
import { fieldOf } from './document-questions';
import { DraftDocument, type DraftField, type DraftNode } from './draft-document';
import { draftTree, ofType, propertyOf, SETTINGS, textOf, type TreeNode } from './draft-nodes';

function introOf(node: DraftNode): { intro?: readonly string[] } {
  const intro = textOf(node, 'intro').split('\n').map(cleanLine).filter(Boolean);
  return intro.length > 0 || propertyOf(node, 'hasEmptyIntro') ? { intro } : {};
}

function sectionOf({ id, node, children }: TreeNode, names: Names): ApplicationSection {
  return {
    id: names.sections.get(id) ?? '',
    title: line(node, 'title'),
    ...introOf(node),
    fields: children.map((field) => fieldOf(field, names)),
    ...(propertyOf(node, 'isRepeated') && {
      repeated: {
        max: propertyOf(node, 'max') ?? 5,
        itemTitle: line(node, 'itemTitle'),
        add: line(node, 'add'),
        remove: line(node, 'remove'),
        tooMany: line(node, 'tooMany'),
        empty: line(node, 'empty'),
      },
    }),
  };
}

const stepNode = (steps: readonly TreeNode[], id: string): TreeNode | undefined => steps.find((one) => one.id === id);

/** @throws where a change has made it something else than JSON */
const settingOf = (doc: DraftDocument, name: keyof ApplicationDefinition): unknown => {
  const json = doc.valueOf({ part: SETTINGS, field: name });
  return typeof json === 'string' ? JSON.parse(json) : undefined;
};

function reasonsOf(
  doc: DraftDocument,
  fields: readonly TreeNode[],
  names: Names,
): { reasons?: Record<string, string> } {
  const others = settingOf(doc, 'reasons');
  const given = fields.flatMap(({ id, node }): [string, string][] => {
    const reason = line(node, 'reason');
    return reason ? [[names.fields.get(id) ?? '', reason]] : [];
  });
  if (others === undefined && given.length === 0) return {};
  return { reasons: { ...(others as Record<string, string> | undefined), ...Object.fromEntries(given) } };
}

export type ReadDraft = {
  definition: ApplicationDefinition;
  /** The two steps in the order of the definition, then the positions; children are in its order too. */
  steps: TreeNode[];
  positions: TreeNode[];
  names: Names;
};

/** The definition of a document, and the parts that it was read from. */
export function readDraft(doc: DraftDocument): ReadDraft {
  const roots = draftTree(doc);
  const found = ofType(roots, 'step');
  const steps = (['step1', 'step2'] as const).flatMap((id) => stepNode(found, id) ?? []);
  const positions = ofType(roots, 'position');
  const sections = steps.flatMap(({ children }) => children);
  const names = namesOf(doc, sections);
  const definition: ApplicationDefinition = {
    steps: (['step1', 'step2'] as const).map((id): ApplicationStep => {
      const step = stepNode(found, id);
      return {
        id,
        title: step ? line(step.node, 'title') : '',
        sections: step?.children.map((section) => sectionOf(section, names)) ?? [],
      };
    }),
    fixed: (settingOf(doc, 'fixed') ?? {}) as ApplicationDefinition['fixed'],
    receptionKey: String(settingOf(doc, 'receptionKey') ?? ''),
    positions: positions.map((position) => positionOf(position, names)),
    ...reasonsOf(
      doc,
      sections.flatMap(({ children }) => children),
      names,
    ),
  };
  return { definition, steps, positions, names };
}

export const definitionOfDocument = (doc: DraftDocument): ApplicationDefinition => readDraft(doc).definition;

/** The definition of a draft; it may break the rules of `checkDefinition`. @throws on malformed fields */
export const definitionOfFields = (fields: readonly DraftField[]): ApplicationDefinition =>
  definitionOfDocument(new DraftDocument(fields));

/** Reads the positions of a document, with their openings. */
function openingOf({ node }: TreeNode, names: Names): Opening {
  return {
    country: resolve(propertyOf(node, 'country') ?? '', names.values),
    city: line(node, 'city'),
    countryCode: propertyOf(node, 'countryCode') ?? '',
    publishedOn: propertyOf(node, 'publishedOn') ?? '',
    closesOn: propertyOf(node, 'closesOn') ?? '',
  };
}

function positionOf({ node, children }: TreeNode, names: Names): Position {
  const label = line(node, 'label');
  const option = propertyOf(node, 'option');
  return {
    value: option === undefined ? label : resolve(option, names.values),
    label,
    summary: line(node, 'summary'),
    openings: children.map((opening) => openingOf(opening, names)),
  };
}
