/** A logger for tests that collects its lines. */
type LogLine = { message: string; reason: string | undefined } & Readonly<Record<string, unknown>>;

export function collectedLog() {
  const lines: LogLine[] = [];
  const log = (first: unknown, message?: string): void => {
    const fields: Record<string, unknown> = typeof first === 'object' && first !== null ? { ...first } : {};
    lines.push({
      ...fields,
      message: message ?? String(first),
      reason: fields.err instanceof Error ? fields.err.message : undefined,
    });
  };
  return { lines, logger: { info: log, warn: log, error: log } };
}
