/** Connections to PostgreSQL whose server may fall silent: its machine lost its network, or its proxy hangs. */

type Query = (...args: never[]) => unknown;
type Connection = { query: Query; end: () => Promise<void> };

/**
 * Ends a connection of `pg` that has not answered a query within `ms`; the query and those behind it fail. Otherwise they wait
 * for a quarter of an hour, or for ever behind a proxy.
 */
export function endWhenSilent(connection: Connection, ms: number): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  connection.query = (...args: unknown[]) => {
    let isAnswered = false;
    const end = (): void => {
      if (!isAnswered) connection.end().catch(() => undefined);
    };
    // After a pause of this process, answers received during it are read first.
    const timer = setTimeout(() => setImmediate(end), ms).unref();
    const answered = (): void => {
      isAnswered = true;
      clearTimeout(timer);
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const first = (...results: unknown[]): void => {
        answered();
        callback(...results);
      };
      return query(...args.slice(0, -1), first);
    }
    const answer = query(...args);
    void Promise.resolve(answer).then(answered, answered);
    return answer;
  };
}
