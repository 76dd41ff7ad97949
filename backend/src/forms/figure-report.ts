/** What the sums of a version say, without any number about fewer than five people. */
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { DURATION_CLASSES, FIGURE_STAGES, type FigureEvent } from '@vipp/shared/contract/application/figure-events';
import { figureReportSchema, type FigureReport } from '@vipp/shared/contract/application/figure-report';
import { figureQuestions, MESSAGE_KINDS } from '@vipp/shared/contract/application/form-figures';
import { FEWEST, hideSmallCells, showCount, sumSince, type Shown } from '@vipp/shared/lib/statistics/small-cells';
import type { Queries } from '../database/database';
import { type DailyFigure, figuresOf } from './form-figures';
import { currentForm, findForm } from './form-versions';

const orNull = (count: Shown): number | null => count ?? null;
const label = 'Tout est répondu';

/** The part of a group, hidden also where the rest of the group is small. */
function partOf(count: number, group: number): number | null {
  const rest = group - count;
  return rest > 0 && rest < FEWEST ? null : orNull(showCount(count));
}

type Sum = (event: FigureEvent, subject?: string) => number;

function sumsOf(figures: readonly DailyFigure[], since: string | undefined): Sum {
  const days = new Map<string, DailyFigure[]>();
  for (const figure of figures) {
    const key = `${figure.event} ${figure.subject}`;
    days.set(key, [...(days.get(key) ?? []), figure]);
  }
  return (event, subject = '') => sumSince(days.get(`${event} ${subject}`) ?? [], since);
}

function medianOf(sum: Sum): FigureReport['median'] {
  const counts = DURATION_CLASSES.map(({ name }) => sum('duration', name));
  const total = counts.reduce((all, count) => all + count, 0);
  if (total < FEWEST) return null;
  let before = 0;
  const index = counts.findIndex((count) => (before += count) * 2 >= total);
  return { from: DURATION_CLASSES[index - 1]?.upTo ?? 0, upTo: DURATION_CLASSES[index]?.upTo ?? 0 };
}

const byCount = (one: { count: number | null }, other: { count: number | null }): number =>
  (other.count ?? 0) - (one.count ?? 0);

type Questions = ReturnType<typeof figureQuestions>;

function stopsOf(sum: Sum, questions: Questions): FigureReport['stops'] {
  const cells = [...questions, { name: '', label }].map(({ name, label: words }) => ({
    name: { name, label: words },
    count: Math.max(0, sum('stopped', name)),
  }));
  const total = cells.reduce((all, { count }) => all + count, 0);
  return {
    total: orNull(showCount(total)),
    at: hideSmallCells(cells).map(({ name, count }) => ({ ...name, count: orNull(count) })),
  };
}

const messagesOf = (sum: Sum, questions: Questions): FigureReport['messages'] =>
  questions
    .flatMap(({ name, label: question, messages }) =>
      MESSAGE_KINDS.map((kind) => ({ question, text: messages[kind], count: sum('message', `${name}/${kind}`) })),
    )
    .filter(({ text, count }) => text !== '' && count > 0)
    .map((message) => ({ ...message, count: orNull(showCount(message.count)) }))
    .toSorted(byCount);

function questionsOf(sum: Sum, { steps, ...rest }: ApplicationDefinition): FigureReport['questions'] {
  return steps.flatMap((step) =>
    figureQuestions({ ...rest, steps: [step] }).map(({ name, label: words }) => {
      const [asked, answered] = [sum('asked', name), sum('answered', name)];
      return { name, label: words, asked: partOf(asked, sum(step.id)), answered: partOf(answered, asked) };
    }),
  );
}

/** @param since first day, `yyyy-mm-dd`; all days without it */
export function reportFigures(
  version: number,
  definition: ApplicationDefinition,
  figures: readonly DailyFigure[],
  since: string | undefined,
): FigureReport {
  const sum = sumsOf(figures, since);
  const questions = figureQuestions(definition);
  const [shown, begun, step1, step2, sent] = FIGURE_STAGES.map((stage) => orNull(showCount(sum(stage))));
  return figureReportSchema.parse({
    version,
    since: since ?? null,
    stages: { shown, begun, step1, step2, sent },
    median: medianOf(sum),
    stops: stopsOf(sum, questions),
    questions: questionsOf(sum, definition),
    messages: messagesOf(sum, questions),
  });
}

/** The figures of a version, of the published one where none is named; undefined where there is no such version. */
export async function findFigureReport(queries: Queries, version: number | undefined, since: string | undefined) {
  const form = version === undefined ? await currentForm(queries) : await findForm(queries, version);
  return form && reportFigures(form.version, form.definition, await figuresOf(queries, form.version), since);
}
