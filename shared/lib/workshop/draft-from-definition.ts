/** The fields of a definition, as a new draft begins with them. */
import type {
  ApplicationDefinition,
  ApplicationField,
  ApplicationSection,
  Feed,
  Position,
} from '../../contract/application/definition';
import type { DraftField, FieldValue, NodeId } from './draft-document';
import { fieldsOfPart, newNodeId, SETTINGS, type NewNode, type Properties } from './draft-nodes';
import { orderKeys } from './order-key';

/** Ids of the parts that others refer to, by what they are called in the definition. */
type Known = {
  /** Of questions by section and name. */
  fields: Map<ApplicationField, NodeId>;
  plainFields: Map<string, NodeId>;
  /** Of choices by name of their question and value. */
  options: Map<string, NodeId>;
};

const optionKey = (field: string, value: string): string => JSON.stringify([field, value]);

/** Reads a reference: the id where the part is known, otherwise the value itself. */
const reference = (id: NodeId | undefined, value: string): string => id ?? `=${value}`;

function knownParts({ steps }: ApplicationDefinition): Known {
  const known: Known = { fields: new Map(), plainFields: new Map(), options: new Map() };
  for (const section of steps.flatMap(({ sections }) => sections))
    for (const field of section.fields) {
      const id = newNodeId();
      known.fields.set(field, id);
      if (section.repeated || known.plainFields.has(field.name)) continue;
      known.plainFields.set(field.name, id);
      if ('options' in field)
        for (const { value } of field.options) known.options.set(optionKey(field.name, value), newNodeId());
    }
  return known;
}

function feedProperties(feeds: Feed, section: ApplicationSection, known: Known): Properties {
  if (typeof feeds === 'string') return { feed: 'key', keys: [feeds] };
  if (feeds.kind === 'text') return { feed: 'text', keys: feeds.keys };
  const keys = [feeds.key];
  if (feeds.kind !== 'end') return { feed: feeds.kind, keys };
  const beginning = section.fields.find(({ name }) => name === feeds.start);
  return { feed: 'end', keys, start: reference(beginning && known.fields.get(beginning), feeds.start) };
}

function ruleProperties({ rules }: ApplicationField): Properties {
  if (!rules) return {};
  const [first] = rules;
  if (!first) return { rule: '' };
  const { message: _message, ...rule } = first;
  return rule;
}

/** What only some kinds of questions have. */
const kindProperties = (field: ApplicationField): Properties => ({
  ...('autocomplete' in field && { autocomplete: field.autocomplete }),
  ...('inputMode' in field && field.inputMode && { inputMode: field.inputMode }),
  ...('rows' in field && field.rows !== undefined && { rows: field.rows }),
  ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
  ...(field.width && { width: field.width }),
});

type Put = (node: NewNode, id?: NodeId) => NodeId;

function putField(
  put: Put,
  field: ApplicationField,
  place: Omit<NewNode, 'type'>,
  context: { section: ApplicationSection; known: Known; reason: string | undefined },
) {
  const { section, known, reason } = context;
  const { when } = field;
  const id = put(
    {
      ...place,
      type: 'field',
      texts: {
        label: field.label,
        hint: field.hint ?? '',
        required: field.required ?? '',
        ruleMessage: field.rules?.[0]?.message ?? '',
        reason: reason ?? '',
      },
      properties: {
        name: field.name,
        kind: field.kind,
        ...kindProperties(field),
        ...ruleProperties(field),
        ...feedProperties(field.feeds, section, known),
        ...(when && {
          whenField: reference(known.plainFields.get(when.field), when.field),
          whenIsNot: 'isNot' in when,
          answers: ('is' in when ? when.is : when.isNot).map((value) =>
            reference(known.options.get(optionKey(when.field, value)), value),
          ),
        }),
      },
    },
    known.fields.get(field),
  );
  const options = 'options' in field ? field.options : [];
  const orders = orderKeys(options.length);
  options.forEach(({ value, label }, index) => {
    const isKnown = !section.repeated && known.plainFields.get(field.name) === id;
    put(
      { type: 'option', parent: id, order: orders[index] ?? '', texts: { label }, properties: { value } },
      isKnown ? known.options.get(optionKey(field.name, value)) : undefined,
    );
  });
}

function putSection(put: Put, section: ApplicationSection, place: Omit<NewNode, 'type'>): NodeId {
  const { repeated, intro } = section;
  const { max, ...texts } = repeated ?? { max: undefined };
  return put({
    ...place,
    type: 'section',
    texts: { title: section.title, intro: intro?.join('\n') ?? '', ...texts },
    properties: {
      name: section.id,
      ...(repeated && { isRepeated: true, max }),
      ...(intro?.length === 0 && { hasEmptyIntro: true }),
    },
  });
}

function putPosition(put: Put, position: Position, order: string, known: Known): void {
  const { value, label, summary, openings } = position;
  const parent = put({
    type: 'position',
    parent: undefined,
    order,
    texts: { label, summary },
    properties: { option: reference(known.options.get(optionKey('poste', value)), value) },
  });
  const orders = orderKeys(openings.length);
  openings.forEach(({ city, country, ...rest }, index) =>
    put({
      type: 'opening',
      parent,
      order: orders[index] ?? '',
      texts: { city },
      properties: { country: reference(known.options.get(optionKey('pays', country)), country), ...rest },
    }),
  );
}

export function fieldsOfDefinition(definition: ApplicationDefinition): DraftField[] {
  const fields: DraftField[] = [];
  const add = (part: NodeId, values: Readonly<Record<string, FieldValue>>) => {
    for (const [field, value] of Object.entries(values)) fields.push({ part, field, value });
  };
  const known = knownParts(definition);
  const { reasons = {} } = definition;
  const given = new Set<string>();
  const put: Put = (node, id = newNodeId()) => {
    add(id, fieldsOfPart(node));
    return id;
  };
  const putAll = <Item>(items: readonly Item[], one: (item: Item, order: string) => void) => {
    const orders = orderKeys(items.length);
    items.forEach((item, index) => one(item, orders[index] ?? ''));
  };
  putAll(definition.steps, ({ id: step, title, sections }, order) => {
    put({ type: 'step', parent: undefined, order, texts: { title } }, step);
    putAll(sections, (section, sectionOrder) => {
      const parent = putSection(put, section, { parent: step, order: sectionOrder });
      putAll(section.fields, (field, fieldOrder) => {
        const reason = given.has(field.name) ? undefined : reasons[field.name];
        given.add(field.name);
        putField(put, field, { parent, order: fieldOrder }, { section, known, reason });
      });
    });
  });
  putAll(definition.positions, (position, order) => putPosition(put, position, order, known));
  // Reasons of questions that are gone, and whether there is a list at all.
  const others = Object.fromEntries(Object.entries(reasons).filter(([name]) => !given.has(name)));
  add(SETTINGS, {
    fixed: JSON.stringify(definition.fixed),
    receptionKey: JSON.stringify(definition.receptionKey),
    ...(definition.reasons && { reasons: JSON.stringify(others) }),
  });
  return fields;
}
