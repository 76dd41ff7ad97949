/** The sums of a version, without any number about fewer than five people. */
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { FIGURE_STAGES, type FigureEvent } from '@vipp/shared/contract/application/figure-events';
import { type FigureReport, figureReportSchema } from '@vipp/shared/contract/application/figure-report';
import {
  type FigureQuestion,
  figureQuestions,
  type FigureSums,
  isKnownFigure,
  MESSAGE_KINDS,
} from '@vipp/shared/contract/application/form-figures';
import { asc, eq, sql } from 'drizzle-orm';
import { today } from '../database/columns';
import type { Queries } from '../database/database';
import { formFigures } from '../database/content-schema';
import { findForm } from './form-versions';

export type DailyFigure = Pick<typeof formFigures.$inferSelect, 'day' | 'event' | 'subject' | 'count'>;

/** Drops counts whose form version, event or subject does not exist. */
async function knownSums(queries: Queries, sums: FigureSums): Promise<FigureSums> {
  const versions = [...new Set(sums.map(({ version }) => version))];
  const known = await Promise.all(
    versions.map(async (version) => {
      const form = await findForm(queries, version);
      if (!form) return [];
      const questions = figureQuestions(form.definition);
      return sums.filter((sum) => sum.version === version && isKnownFigure(questions, sum));
    }),
  );
  return known.flat();
}

const keyOf = ({ version, event, subject }: FigureSums[number]): string => `${version} ${event} ${subject}`;

/** Adds counts to those of today, always in the same order: otherwise the calls of two visitors could deadlock. */
export async function addFigures(queries: Queries, sums: FigureSums): Promise<void> {
  const known = (await knownSums(queries, sums)).toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
  if (known.length === 0) return;
  await queries.transaction(async (tx) => {
    for (const { version, event, subject, count } of known) {
      await tx
        .insert(formFigures)
        .values({ day: today, version, event, subject, count })
        .onConflictDoUpdate({
          target: [formFigures.day, formFigures.version, formFigures.event, formFigures.subject],
          set: { count: sql`${formFigures.count} + excluded.count` },
        });
    }
  });
}

/** The sums of a version, the oldest day first. */
const figuresOf = (queries: Queries, version: number): Promise<DailyFigure[]> =>
  queries.select().from(formFigures).where(eq(formFigures.version, version)).orderBy(asc(formFigures.day));

/** No number about fewer people is shown. */
const FEWEST = 5;

const showCount = (count: number): number | null => (count >= FEWEST ? count : null);

type DayCount = Pick<DailyFigure, 'day' | 'count'>;

/**
 * The sum from a day on. Days are joined, from the oldest one, to periods of at least five people. A period counts whole from
 * its first day: otherwise the difference of two sums would reveal the actions of few people.
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

/** The figures of a version; undefined where there is no such version. */
export async function findFigureReport(queries: Queries, version: number, since: string | undefined) {
  const form = await findForm(queries, version);
  return form && reportFigures(form.version, form.definition, await figuresOf(queries, form.version), since);
}
