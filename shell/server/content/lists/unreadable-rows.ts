import type { UnreadableRow } from './read-rows';

/** @param rows all rows of the list that cannot be read in full */
export type ReportUnreadable = (list: string, rows: readonly UnreadableRow[]) => void;

/** Reports unreadable rows once per version of a list: a content service without ETags sends the same list at every request. */
export function onceForEachVersion(report: ReportUnreadable): ReportUnreadable {
  const reported = new Map<string, string>();
  return (list, rows) => {
    const version = JSON.stringify(rows);
    if ((reported.get(list) ?? '[]') === version) return;
    reported.set(list, version);
    if (rows.length > 0) report(list, rows);
  };
}
