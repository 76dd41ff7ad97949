/** Spans of the database: one for each query, with its text, in which values are placeholders. */
import { endSpan, isInSpan, startCallSpan } from '@vipp/shared/server/tracing';

/** Longer texts are lists of columns. */
const MAX_TEXT = 500;

type Query = (...args: never[]) => unknown;

const textOf = (query: unknown): string => {
  const text = typeof query === 'string' ? query : String(Object(query).text ?? '');
  return text.slice(0, MAX_TEXT);
};

function startQuerySpan(query: unknown) {
  const text = textOf(query);
  const operation = (/^\s*(\w+)/.exec(text)?.[1] ?? 'query').toLowerCase();
  return startCallSpan(`database ${operation}`, { 'db.system.name': 'postgresql', 'db.query.text': text });
}

/** Traces all later queries of a connection, or of a transaction of the embedded database. */
export function traceQueries(connection: { query: Query }): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  connection.query = (...args: unknown[]) => {
    // What the service does by itself, such as looking for mails, would be thousands of traces of one query.
    if (!isInSpan()) return query(...args);
    const span = startQuerySpan(args[0]);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const traced = (error: unknown, result: unknown): void => {
        endSpan(span, error ?? undefined);
        callback(error, result);
      };
      return query(...args.slice(0, -1), traced);
    }
    const answer = query(...args);
    void Promise.resolve(answer).then(
      () => endSpan(span),
      (error: unknown) => endSpan(span, error),
    );
    return answer;
  };
}
