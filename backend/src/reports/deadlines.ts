/** Legal deadlines for acknowledging and answering a report. Days are `yyyy-mm-dd`. */
import { dayOf, endOf, formatDuration } from '@vipp/shared/contract/application/calendar';

const ACKNOWLEDGE_MS = 7 * 86_400_000;
const ANSWER_DURATION = formatDuration(3);

type Received = { createdAt: string; acknowledgedAt: string | null; answeredAt: string | null };

/** The answer is due three months after the acknowledgement, or after its due day. */
export function deadlinesOf({ createdAt, acknowledgedAt }: Pick<Received, 'createdAt' | 'acknowledgedAt'>) {
  const acknowledgeBy = dayOf(new Date(Date.parse(createdAt) + ACKNOWLEDGE_MS));
  const start = acknowledgedAt !== null && acknowledgedAt < acknowledgeBy ? acknowledgedAt : acknowledgeBy;
  return { acknowledgeBy, answerBy: endOf(start, ANSWER_DURATION) ?? start };
}

/** Lists steps overdue on the day `today`. */
export function overdue(report: Received, today: string): ('acknowledgement' | 'answer')[] {
  const { acknowledgeBy, answerBy } = deadlinesOf(report);
  const late: ('acknowledgement' | 'answer')[] = [];
  if (report.acknowledgedAt === null && today > acknowledgeBy) late.push('acknowledgement');
  if (report.answeredAt === null && today > answerBy) late.push('answer');
  return late;
}
