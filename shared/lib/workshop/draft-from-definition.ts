/** The fields of a definition, as a new draft begins with them. */
import { conditionsOf } from '../../contract/application/asked-fields';
import type {
  AnswerOption,
  ApplicationDefinition,
  ApplicationField,
  Condition,
  Feed,
} from '../../contract/application/definition';
import type { DraftField, NodeId } from './draft-document';
import { newNodeId, placeOf, SETTINGS, type NodeType, type PartFields } from './draft-nodes';

/** A reference to a part by its id, otherwise the value itself. */
type Reference = (part: object | undefined, value: string) => string;

function feedFields(feeds: Feed, siblings: readonly ApplicationField[], reference: Reference): PartFields {
  if (typeof feeds === 'string') return { feed: 'key', keys: [feeds] };
  if (feeds.kind === 'text') return { feed: 'text', keys: feeds.keys };
  const fields: PartFields = { feed: feeds.kind, keys: [feeds.key] };
  if (feeds.kind !== 'end') return fields;
  const beginning = siblings.find(({ name }) => name === feeds.start);
  return { ...fields, start: reference(beginning, feeds.start) };
}

const optionsOf = (field: ApplicationField | undefined): readonly AnswerOption[] =>
  field && 'options' in field ? field.options : [];
const optionOf = (field: ApplicationField | undefined, value: string): AnswerOption | undefined =>
  optionsOf(field).find((option) => option.value === value);

export function fieldsOfDefinition(given: ApplicationDefinition): DraftField[] {
  // A copy, in which no two parts are the same object.
  const definition = JSON.parse(JSON.stringify(given)) as ApplicationDefinition;
  const { steps, positions } = definition;
  const ids = new Map<object, NodeId>(steps.map((step) => [step, step.id]));
  const idOf = (part: object): NodeId => {
    const id = ids.get(part) ?? newNodeId();
    ids.set(part, id);
    return id;
  };
  const reference: Reference = (part, value) => (part ? idOf(part) : `=${value}`);
  const fields: DraftField[] = [];
  const set = (part: NodeId, values: object) => {
    for (const [field, value] of Object.entries(values)) if (value !== undefined) fields.push({ part, field, value });
  };
  const put = (type: NodeType, part: object, parent: object | undefined, order: number, values: PartFields) =>
    set(idOf(part), { type, place: placeOf(parent && idOf(parent), order), ...values });

  const sections = steps.flatMap((step) => step.sections);
  const plain = sections.filter(({ repeated }) => !repeated).flatMap((section) => section.fields);
  const named = (name: string) => plain.find((field) => field.name === name);
  const conditionFields = (condition: Condition): PartFields => {
    const decider = named(condition.field);
    const values = 'is' in condition ? condition.is : condition.isNot;
    return {
      whenField: reference(decider, condition.field),
      whenIsNot: 'isNot' in condition,
      answers: values.map((value) => reference(optionOf(decider, value), value)),
    };
  };
  steps.forEach((step, index) => put('step', step, undefined, index, { title: step.title }));
  for (const step of steps)
    step.sections.forEach((section, index) => {
      const { id: name, title, intro, repeated } = section;
      put('section', section, step, index, {
        name,
        title,
        intro: intro?.join('\n'),
        isRepeated: repeated && true,
        ...repeated,
      });
    });
  for (const section of sections)
    section.fields.forEach((field, index) => {
      const { feeds, rules, when: _when, ...all } = field;
      const { options: _options, ...plain } = { options: undefined, ...all };
      const { message: ruleMessage, ...rule } = { message: undefined, ...rules?.[0] };
      const [first, ...others] = conditionsOf(field);
      put('field', field, section, index, {
        ...plain,
        ...rule,
        ruleMessage,
        ...feedFields(feeds, section.fields, reference),
        ...(first && conditionFields(first)),
      });
      others.forEach((other, at) => put('condition', other, field, at, conditionFields(other)));
      optionsOf(field).forEach((option, at) => put('option', option, field, at, option));
    });
  positions.forEach((position, index) => {
    const { value, label, summary, openings } = position;
    put('position', position, undefined, index, {
      label,
      summary,
      option: reference(optionOf(named('poste'), value), value),
    });
    openings.forEach((opening, at) => {
      const country = reference(optionOf(named('pays'), opening.country), opening.country);
      put('opening', opening, position, at, { ...opening, country });
    });
  });
  const { fixed, receptionKey } = definition;
  const settings = { fixed, receptionKey };
  set(SETTINGS, Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)])));
  return fields;
}
