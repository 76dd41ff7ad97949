/** Figures of the application form: sums by day and version, never anything about one person. For the server. */
import * as z from 'zod/mini';
import type { ApplicationQuestions } from './definition';
import { FIGURE_EVENTS, type FigureCounts, type FigureEvent } from './figure-events';

/** Name of a question in the figures; the same for all blocks of a repeated section. */
export type FigureQuestion = {
  name: string;
  label: string;
  /** The texts behind the message keys of this question. */
  messages: Readonly<Record<(typeof MESSAGE_KINDS)[number], string>>;
};

export const MESSAGE_KINDS = ['required', 'rule', 'other'] as const;

/** All questions of a version, in the order of the form. */
export const figureQuestions = ({ steps }: ApplicationQuestions): FigureQuestion[] =>
  steps.flatMap(({ sections }) =>
    sections.flatMap(({ id, repeated, fields }) =>
      fields.map(({ name, label, required, rules }) => ({
        name: repeated ? `${id}.${name}` : name,
        label,
        messages: {
          required: required ?? '',
          rule: rules?.[0]?.message ?? '',
          other: 'Réponse trop longue ou absente de la liste.',
        },
      })),
    ),
  );

export type Figure = { event: FigureEvent; subject: string; count: number };

/** Limit of equal counts in a call: a person begins once, but may get a message several times. */
const MAX_MESSAGES = 20;

const isEvent = (event: string): event is FigureEvent => (FIGURE_EVENTS as readonly string[]).includes(event);

const subjectsOf = (event: FigureEvent, questions: readonly FigureQuestion[]): readonly string[] =>
  event === 'message' ? questions.flatMap(({ name }) => MESSAGE_KINDS.map((kind) => `${name}/${kind}`)) : [''];

/** The counts that a version can have, within the limits of one visitor; all others are dropped. */
export function knownFigures(form: ApplicationQuestions, counts: FigureCounts): Figure[] {
  const questions = figureQuestions(form);
  return Object.entries(counts).flatMap(([key, given]) => {
    const [event = '', ...rest] = key.split(' ');
    const subject = rest.join(' ');
    if (!isEvent(event) || !subjectsOf(event, questions).includes(subject) || given <= 0) return [];
    return [{ event, subject, count: Math.min(given, event === 'message' ? MAX_MESSAGES : 1) }];
  });
}

const MAX_KEYS = 400;
const countsSchema = z
  .record(z.string().check(z.maxLength(200)), z.int())
  .check(z.refine((counts) => Object.keys(counts).length <= MAX_KEYS, `More than ${MAX_KEYS} counts.`));

/** Body of a browser's call: the counts of one visitor since the last one. */
export const countedSchema = z.strictObject({ version: z.int().check(z.minimum(1)), counts: countsSchema });

/** Body of a gateway's call: the counts of one visitor. */
export const figureSumsSchema = z.strictObject({
  sums: z
    .array(z.object({ version: z.int(), event: z.enum(FIGURE_EVENTS), subject: z.string(), count: z.int() }))
    .check(z.maxLength(MAX_KEYS)),
});

export type FigureSums = z.infer<typeof figureSumsSchema>['sums'];

/** The call of the content service, below `API_BASE`; no part of requirement 7.2, so it may not exist. */
export const FIGURES_CALL = '/candidats/formulaire/chiffres';

/** Whether a version can have this sum. */
export const isKnownFigure = (
  questions: readonly FigureQuestion[],
  { event, subject }: Omit<Figure, 'count'>,
): boolean => subjectsOf(event, questions).includes(subject);
