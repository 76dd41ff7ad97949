/** What the sums of a version say, without any number about fewer than five people. */
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { FIGURE_STAGES, type FigureEvent } from '@vipp/shared/contract/application/figure-events';
import { figureReportSchema, type FigureReport } from '@vipp/shared/contract/application/figure-report';
import { figureQuestions, MESSAGE_KINDS, type FigureQuestion } from '@vipp/shared/contract/application/form-figures';
import type { Queries } from '../database/database';
import { type DailyFigure, figuresOf } from './form-figures';
import { currentForm, findForm } from './form-versions';

/** No number about fewer people is shown. */
const FEWEST = 5;

const showCount = (count: number): number | null => (count >= FEWEST ? count : null);

type DayCount = Pick<DailyFigure, 'day' | 'count'>;

/**
 * The sum from a day on. Days are joined, from the oldest one, to periods of at least five people, which count whole from their first
 * day: otherwise two sums from different days would reveal by their difference what few people did in between.
 *
 * @param days the oldest first
 * @param since `yyyy-mm-dd`; all days without it
 */
export function sumSince(days: readonly DayCount[], since = ''): number {
  const periods: DayCount[] = [];
  let open: DayCount | undefined;
  for (const { day, count } of days) {
    open = { day: open?.day ?? day, count: (open?.count ?? 0) + count };
    if (open.count < FEWEST) continue;
    periods.push(open);
    open = undefined;
  }
  const last = periods.at(-1);
  if (open && last) last.count += open.count;
  else if (open) periods.push(open);
  return periods.filter(({ day }) => day >= since).reduce((total, { count }) => total + count, 0);
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

const byCount = (one: { count: number | null }, other: { count: number | null }): number =>
  (other.count ?? 0) - (one.count ?? 0);

const messagesOf = (sum: Sum, questions: readonly FigureQuestion[]): FigureReport['messages'] =>
  questions
    .flatMap(({ name, label: question, messages }) =>
      MESSAGE_KINDS.map((kind) => ({ question, text: messages[kind], count: sum('message', `${name}/${kind}`) })),
    )
    .filter(({ text, count }) => text !== '' && count > 0)
    .map((message) => ({ ...message, count: showCount(message.count) }))
    .toSorted(byCount);

/** @param since first day, `yyyy-mm-dd`; all days without it */
export function reportFigures(
  version: number,
  definition: ApplicationDefinition,
  figures: readonly DailyFigure[],
  since: string | undefined,
): FigureReport {
  const sum = sumsOf(figures, since);
  const [shown, begun, step1, step2, sent] = FIGURE_STAGES.map((stage) => showCount(sum(stage)));
  return figureReportSchema.parse({
    version,
    since: since ?? null,
    stages: { shown, begun, step1, step2, sent },
    messages: messagesOf(sum, figureQuestions(definition)),
  });
}

/** The figures of a version, of the published one where none is named; undefined where there is no such version. */
export async function findFigureReport(queries: Queries, version: number | undefined, since: string | undefined) {
  const form = version === undefined ? await currentForm(queries) : await findForm(queries, version);
  return form && reportFigures(form.version, form.definition, await figuresOf(queries, form.version), since);
}
