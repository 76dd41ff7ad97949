/** Random definitions of the application: the built-in one after random edits, of which some are mistakes. */
import * as fc from 'fast-check';
import { builtInApplication } from '../contract/application/built-in-application';
import { field, type Field, key, label, name } from './random-questions';

type Section = Record<string, unknown> & { id: string; fields: Field[]; repeated?: object };
type Draft = {
  steps: { id: string; title: string; sections: Section[] }[];
  positions: { value: string; label: string; summary: string; openings: object[] }[];
};

/** An edit in place; numbers choose parts, whatever their number is. */
type Edit = (draft: Draft) => void;

const at = <Item>(list: readonly Item[], number: number): Item | undefined => list[number % Math.max(1, list.length)];
const insert = <Item>(list: Item[], number: number, item: Item): void =>
  void list.splice(number % (list.length + 1), 0, item);

const number = fc.nat(40);
const sectionsOf = (draft: Draft): Section[] => draft.steps.flatMap(({ sections }) => sections);

const addField = fc.tuple(number, number, field).map(([section, place, added]): Edit => (draft) => {
  const fields = at(sectionsOf(draft), section)?.fields;
  if (fields) insert(fields, place, added);
});

/** With a condition on a choice of an earlier question, or of any. */
const addConditional = fc
  .tuple(number, number, number, field, fc.boolean())
  .map(([step, deciding, choice, added, isNot]): Edit => (draft) => {
    const sections = at(draft.steps, step)?.sections ?? [];
    const asked = sections.flatMap(({ fields, repeated }) => (repeated ? [] : fields));
    const decisive = asked.filter(
      ({ kind, when }) => ['select', 'radio', 'choices', 'checkbox'].includes(String(kind)) && !when,
    );
    const chosen = at(decisive, deciding);
    const answers = (chosen?.options as { value: string }[] | undefined)?.map(({ value }) => value) ?? ['on'];
    const when = { field: chosen?.name ?? 'none', [isNot ? 'isNot' : 'is']: [at(answers, choice)] };
    sections.at(-1)?.fields.push({ ...added, when });
  });

/** A box with the question that completes it, or a duration with its beginning. */
const addPair = fc
  .tuple(number, name, key, label, fc.constantFrom('presence', 'receptionDay', 'end'))
  .map(([section, base, ownKey, text, kind]): Edit => (draft) => {
    const second = `${base}2`;
    const typed = { label: text, autocomplete: 'off', required: 'Obligatoire' };
    const box = { name: base, label: text, kind: 'checkbox', feeds: { kind, key: ownKey } };
    const later = [{ rule: 'later', message: 'Plus tard' }];
    const pairs: Record<string, Field[]> = {
      presence: [box, { ...typed, name: second, kind: 'text', feeds: ownKey, when: { field: base, is: ['on'] } }],
      receptionDay: [
        box,
        { ...typed, name: second, kind: 'date', rules: later, feeds: ownKey, when: { field: base, isNot: ['on'] } },
      ],
      end: [
        { ...typed, name: base, kind: 'date', rules: [{ rule: 'date', message: 'Date' }], feeds: `${ownKey}_a` },
        {
          ...typed,
          name: second,
          kind: 'text',
          rules: [{ rule: 'duration', message: 'Durée' }],
          feeds: { kind: 'end', key: ownKey, start: base },
        },
      ],
    };
    at(sectionsOf(draft), section)?.fields.push(...(pairs[kind] ?? []));
  });

const addSection = fc
  .tuple(
    number,
    number,
    fc.stringMatching(/^[a-z][a-z0-9-]{1,9}$/),
    label,
    fc.option(fc.integer({ min: 1, max: 4 })),
    fc.array(field, { minLength: 1, maxLength: 3 }),
  )
  .map(([step, place, id, title, max, fields]): Edit => (draft) => {
    const sections = at(draft.steps, step)?.sections ?? [];
    const numbered = fields.map((one) => ({
      ...one,
      feeds: typeof one.feeds === 'string' ? `${one.feeds}_{n}` : one.feeds,
    }));
    const repeated = {
      max,
      itemTitle: `${title} {n}`,
      add: 'Ajouter',
      remove: 'Retirer',
      tooMany: 'Trop',
      empty: 'Rien',
    };
    insert(sections, place, max === null ? { id, title, fields } : { id, title, fields: numbered, repeated });
  });

/** From one of these lists to another one, or within it. */
const moveIn = (listsOf: (draft: Draft) => unknown[][]) =>
  fc.tuple(number, number, number, number).map(([from, item, to, place]): Edit => (draft) => {
    const lists = listsOf(draft);
    const source = at(lists, from) ?? [];
    const [moved] = source.splice(item % Math.max(1, source.length), 1);
    const target = at(lists, to);
    if (moved && target) insert(target, place, moved);
  });
const moveField = moveIn((draft) => sectionsOf(draft).map(({ fields }) => fields));
const moveSection = moveIn((draft) => draft.steps.map(({ sections }) => sections));

const changeField = fc
  .tuple(number, number, fc.constantFrom('label', 'hint', 'required'), label)
  .map(([section, field_, property, text]): Edit => (draft) => {
    const found = at(at(sectionsOf(draft), section)?.fields ?? [], field_);
    if (found) found[property] = text;
  });

const addOption = fc.tuple(number, label).map(([choice, text]): Edit => (draft) => {
  const fields = sectionsOf(draft).flatMap(({ fields: own }) => own);
  const lists = fields.flatMap(({ options: own }) => (Array.isArray(own) ? [own as object[]] : []));
  at(lists, choice)?.push({ value: text, label: text });
});

const addPosition = fc
  .tuple(label, fc.constantFrom('Lomé', 'Cotonou', 'Dakar'), fc.boolean())
  .map(([text, city, isOffered]): Edit => (draft) => {
    const opening = { country: 'Togo', city, countryCode: 'TG', publishedOn: '2026-01-01', closesOn: '2027-01-01' };
    draft.positions.push({ value: text, label: text, summary: text, openings: [opening] });
    const question = sectionsOf(draft)
      .flatMap(({ fields }) => fields)
      .find(({ name: own }) => own === 'poste');
    if (isOffered && Array.isArray(question?.options)) question.options.push({ value: text, label: text });
  });

const edit = fc.oneof(
  { weight: 4, arbitrary: addField },
  { weight: 3, arbitrary: addConditional },
  { weight: 3, arbitrary: addPair },
  { weight: 3, arbitrary: addSection },
  { weight: 1, arbitrary: moveField },
  { weight: 1, arbitrary: moveSection },
  { weight: 2, arbitrary: changeField },
  { weight: 2, arbitrary: addOption },
  { weight: 2, arbitrary: addPosition },
);

/** Unchecked: some of them are not valid. */
export const randomDefinitions: fc.Arbitrary<unknown> = fc.array(edit, { minLength: 1, maxLength: 6 }).map((edits) => {
  const draft = JSON.parse(JSON.stringify(builtInApplication)) as Draft;
  for (const change of edits) change(draft);
  return draft;
});
