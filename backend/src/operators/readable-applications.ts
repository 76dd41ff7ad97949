/** Applications in the words of the form that their candidates filled in. */
import * as z from 'zod/mini';
import type { ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { fromPayload, payloadKeys } from '@vipp/shared/contract/application/payload';
import { applicationRows } from '@vipp/shared/lib/application/application-rows';
import { type Cell, type Rows, toCell } from './collection-operations';
import type { ListedForm } from './form-operations';

export const payloadSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]));

const rowSchema = z.object({ version: z.int(), reponses: payloadSchema });

/** Keys of the answers of all versions, in the order of the newest one; those that it no longer asks come after them. */
export const keysOfForms = (forms: readonly Pick<ListedForm, 'definition'>[]): string[] => [
  ...new Set(forms.flatMap(({ definition }) => payloadKeys(definition))),
];

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

const toFile = (sections: readonly ReadableSection[]) =>
  sections.map(({ title, rows }) => ({
    rubrique: title,
    reponses: rows.map(({ question, answer }) => ({ question, reponse: answer })),
  }));

/** Adds to each application a list of its questions and answers as their candidate read them. */
export function withReadableAnswers(rows: Rows, forms: readonly ListedForm[]): Rows {
  return rows.map((row) => {
    const { version, reponses } = rowSchema.parse(row);
    const form = forms.find((one) => one.version === version);
    return form ? { ...row, dossier: toFile(readableAnswers(form.definition, reponses)) } : row;
  });
}

/** Column of answers that no version of the form asks. */
const OTHERS = 'autres_reponses';

/**
 * Gives each answer a column of its own, after those of the row; where both have one, the row’s is the current one. Answers
 * without a question share the last column, so that the number of columns never depends on what was sent.
 *
 * @param column the column that holds the answers
 * @param keys of the answers that versions of the form ask, in order
 */
export function flattenAnswers(rows: Rows, column: string, keys: readonly string[]): Rows {
  return rows.map((row) => {
    const { [column]: nested, ...own } = row;
    const given: Record<string, unknown> =
      typeof nested === 'object' && nested !== null && !Array.isArray(nested) ? nested : {};
    const added = keys
      .filter((key) => !Object.hasOwn(own, key))
      .map((key): [string, Cell] => [key, toCell(given[key])]);
    const others = Object.entries(given).filter(([key]) => !keys.includes(key) && !Object.hasOwn(own, key));
    return {
      ...own,
      ...Object.fromEntries(added),
      [OTHERS]: others.length > 0 ? Object.fromEntries(others) : null,
    };
  });
}
