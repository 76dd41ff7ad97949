/** Types of connections on which unused files cost a visitor seconds: `slow-2g` and `2g`. */
const SLOW = /2g/;

type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the visitor asked for less data, or has a slow line. Only Chromium says so; elsewhere false. */
export function savesData(): boolean {
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || SLOW.test(connection?.effectiveType ?? '');
}
