/** Legal deadlines for acknowledging and answering a report. Days are `yyyy-mm-dd`. */
const ACKNOWLEDGE_DAYS = 7;
const ANSWER_MONTHS = 3;

type Received = { createdAt: string; acknowledgedAt: string | null; answeredAt: string | null };

const toDay = (date: Date) => date.toISOString().slice(0, 10);

function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
}

/** The same day of a later month, or its last day: three months after 30 November is 28 February. */
function plusMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return toDay(date);
}

/** The answer is due three months after the acknowledgement, or after the day it was due when there was none. */
export function deadlinesOf({ createdAt, acknowledgedAt }: Pick<Received, 'createdAt' | 'acknowledgedAt'>) {
  const acknowledgeBy = plusDays(createdAt, ACKNOWLEDGE_DAYS);
  const start = acknowledgedAt !== null && acknowledgedAt < acknowledgeBy ? acknowledgedAt : acknowledgeBy;
  return { acknowledgeBy, answerBy: plusMonths(start, ANSWER_MONTHS) };
}

/** Lists what is overdue on the day `today`. */
export function overdue(report: Received, today: string): ('acknowledgement' | 'answer')[] {
  const { acknowledgeBy, answerBy } = deadlinesOf(report);
  const late: ('acknowledgement' | 'answer')[] = [];
  if (report.acknowledgedAt === null && today > acknowledgeBy) late.push('acknowledgement');
  if (report.answeredAt === null && today > answerBy) late.push('answer');
  return late;
}
