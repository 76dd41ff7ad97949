/** Workers of a gateway notify each other of what happened to pages, so that each has the health of the whole gateway. */
import type { HealthReport, VersionHealth } from './version-health';

/** A report counts elsewhere this much later: one message for all reports of that time costs little. */
const BATCH_MS = 100;

export type HealthExchange = {
  send: (reports: readonly HealthReport[]) => void;
  onReports: (listener: (reports: readonly HealthReport[]) => void) => void;
};

export function exchangeHealth(
  health: Pick<VersionHealth, 'listen' | 'receive'>,
  { send, onReports }: HealthExchange,
): void {
  let batch: HealthReport[] = [];
  const flush = (): void => {
    const reports = batch;
    batch = [];
    send(reports);
  };
  health.listen({
    reported: (report) => {
      if (batch.length === 0) setTimeout(flush, BATCH_MS).unref();
      batch.push(report);
    },
  });
  onReports((reports) => reports.forEach(health.receive));
}
