/** Connections on which a visitor waits for seconds for what they may never use. */
const SLOW: readonly unknown[] = ['slow-2g', '2g'];

type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the visitor asked for less data, or has a slow line. Only Chromium says so; elsewhere false. */
export function savesData(): boolean {
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType);
}
