/** The questions of an application, given the answers so far; all other code derives from this list. */
import { blockCount, blockField } from './blocks';
import type {
  Answers,
  ApplicationQuestions,
  ApplicationField,
  ApplicationSection,
  ApplicationStep,
  Condition,
  Feed,
} from './definition';

/** A question; inside a repeated section its name and keys contain the number of the block. */
export type AskedField = {
  field: ApplicationField;
  section: ApplicationSection;
  /** Full name, of the form control and of the answer. */
  name: string;
  feeds: Feed;
  /** Number of the block, from 1, in a repeated section. */
  block?: number;
};

/** The options of an answer; a blank one for a blank answer. */
export const chosenOptions = (answer: string): string[] => answer.split('\n');

/** The conditions of a question, which must all hold. */
export const conditionsOf = ({ when }: Pick<ApplicationField, 'when'>): readonly Condition[] =>
  when ? [when].flat() : [];

export function holds(condition: Condition, answers: Answers): boolean {
  const given = chosenOptions(answers[condition.field] ?? '');
  const isOneOf = (named: readonly string[]) => given.some((one) => named.includes(one));
  return 'is' in condition ? isOneOf(condition.is) : !isOneOf(condition.isNot);
}

/** Inserts the number of the block into the keys of a feed. */
function numbered(feed: Feed, block: number): Feed {
  const withNumber = (key: string) => key.replace('{n}', String(block));
  if (typeof feed === 'string') return withNumber(feed);
  if (feed.kind === 'text') return { ...feed, keys: [withNumber(feed.keys[0]), ...feed.keys.slice(1).map(withNumber)] };
  return { ...feed, key: withNumber(feed.key) };
}

const blockFields = (section: ApplicationSection, block: number): AskedField[] =>
  section.fields.map((field) => ({
    field,
    section,
    name: blockField(section.id, block, field.name),
    feeds: numbered(field.feeds, block),
    block,
  }));

/** The questions of a section; they may depend on each other’s answers. */
export function sectionFields(section: ApplicationSection, answers: Answers): AskedField[] {
  if (section.repeated) {
    return Array.from({ length: blockCount(section, answers) }, (_, index) => blockFields(section, index + 1)).flat();
  }
  return section.fields
    .filter((field) => conditionsOf(field).every((condition) => holds(condition, answers)))
    .map((field) => ({ field, section, name: field.name, feeds: field.feeds }));
}

export const stepFields = ({ sections }: ApplicationStep, answers: Answers): AskedField[] =>
  sections.flatMap((section) => sectionFields(section, answers));

export const askedFields = ({ steps }: ApplicationQuestions, answers: Answers): AskedField[] =>
  steps.flatMap((step) => stepFields(step, answers));

/** Full name of another field of the same section, in the same block. */
export const siblingName = ({ name, field }: Pick<AskedField, 'name' | 'field'>, sibling: string): string =>
  `${name.slice(0, name.length - field.name.length)}${sibling}`;

/** Fields on whose answers questions of this step depend. */
export const decidingFields = ({ sections }: ApplicationStep): ReadonlySet<string> =>
  new Set(sections.flatMap(({ fields }) => fields.flatMap(conditionsOf).map(({ field }) => field)));

/** @throws for a definition without the step, an error in the definition */
export function stepOf({ steps }: ApplicationQuestions, id: ApplicationStep['id']): ApplicationStep {
  const step = steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`The application has no ${id}: checkDefinition refuses such a definition`);
  return step;
}
