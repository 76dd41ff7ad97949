/** Applications in the words of the form that their candidates filled in. */
import * as z from 'zod/mini';
import type { ApplicationField, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { APPLICATION_STATES, STATES } from '@vipp/shared/contract/application/states';
import { fromPayload, payloadKeys, payloadQuestions } from '@vipp/shared/contract/application/payload';
import { applicationRows, choiceOrNumberInWords } from '@vipp/shared/lib/application/application-rows';
import { formatDate } from '@vipp/shared/lib/format';
import { type Cell, type Rows, toCell } from './collections';
import type { ListedForm } from './form-operations';

export const payloadSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]));

type Payload = z.infer<typeof payloadSchema>;

export type ReadableSection = { title: string; rows: { question: string; answer: string }[] };

/** The questions and answers of an application as its candidate read them. */
export function readableAnswers(questions: ApplicationQuestions, payload: Payload): ReadableSection[] {
  return applicationRows(questions, fromPayload(questions, payload).answers).map(({ title, groups }) => ({
    title,
    rows: groups.flatMap((group) =>
      group.rows.map(({ label, shown }) => ({
        question: group.title ? `${group.title}\u202F: ${label}` : label,
        answer: shown,
      })),
    ),
  }));
}

/** Column of answers that no version of the form asks. */
const OTHERS = 'autres_reponses';

/**
 * Gives each answer a column of its own, after those of the row; where both have one, the row’s is the current one. Answers
 * without a question share the last column: the number of columns must not depend on payloads.
 *
 * @param keys of the answers that versions of the form ask, in order
 */
function flattenAnswers({ reponses: nested, ...columns }: Rows[number], keys: readonly string[]): Rows[number] {
  const given: Record<string, unknown> =
    typeof nested === 'object' && nested !== null && !Array.isArray(nested) ? nested : {};
  const added = keys.filter((key) => !Object.hasOwn(columns, key)).map((key) => [key, toCell(given[key])] as const);
  const others = Object.entries(given).filter(([key]) => !keys.includes(key) && !Object.hasOwn(columns, key));
  return {
    ...columns,
    ...Object.fromEntries(added),
    [OTHERS]: others.length > 0 ? Object.fromEntries(others) : null,
  };
}

const HEADINGS: Readonly<Record<string, string>> = {
  reference: 'Référence',
  etat: 'État',
  etat_since: 'État depuis',
  poste: 'Poste',
  pays: 'Pays',
  nom: 'Nom',
  prenoms: 'Prénoms',
  email: 'Adresse électronique',
  telephone1: 'Téléphone',
  created_at: 'Reçue le',
  contacted_at: 'Dernier échange',
  version: 'Version du formulaire',
  id: 'Identifiant',
  [OTHERS]: 'Autres réponses',
};

const DAY = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/;

/**
 * Puts applications into French: questions as headings, in the words of the newest version; with their key when
 * another column has the same words. States, options, days, yes and no are those of recruiters.
 *
 * @param forms the newest one first
 * @param typed a cell that is no text; undefined for others
 */
export function createFrenchRows<Typed = never>(
  forms: readonly Pick<ListedForm, 'definition'>[],
  typed?: (cell: string, field: ApplicationField | undefined) => Typed | undefined,
): (rows: Rows) => Record<string, Cell | Typed>[] {
  // Of all versions, in the order of the newest one; those no longer asked come last.
  const keys = [...new Set(forms.flatMap(({ definition }) => payloadKeys(definition)))];
  // The label of a column is never that of a box of another question.
  const isBox = ({ feeds }: ApplicationField) =>
    typeof feeds === 'object' && (feeds.kind === 'presence' || feeds.kind === 'receptionDay');
  const asked = forms
    .flatMap(({ definition }) => payloadQuestions(definition).filter(({ field }) => !isBox(field)))
    .toReversed();
  const questions = new Map(asked.map((question) => [question.key, question]));
  const headings = new Map<string, string>();
  const headingOf = (key: string): string => {
    const known = headings.get(key);
    if (known !== undefined) return known;
    const words = HEADINGS[key] ?? questions.get(key)?.words ?? key;
    const heading = [...headings.values()].includes(words) ? `${words} (${key})` : words;
    headings.set(key, heading);
    return heading;
  };
  const cellOf = (key: string, cell: Cell): Cell | Typed => {
    if (typeof cell === 'boolean') return cell ? 'Oui' : 'Non';
    if (typeof cell !== 'string') return cell;
    const state = key === 'etat' && STATES.find((one) => one === cell);
    if (state) return APPLICATION_STATES[state].label;
    const field = questions.get(key)?.field;
    const other = typed?.(cell, field);
    if (other !== undefined) return other;
    if (DAY.test(cell)) return formatDate(cell);
    return field ? choiceOrNumberInWords(field, cell) : cell;
  };
  return (rows) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(flattenAnswers(row, keys)).map(([key, cell]) => [headingOf(key), cellOf(key, cell)]),
      ),
    );
}
