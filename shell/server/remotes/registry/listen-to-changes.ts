/** Notifications of PostgreSQL about changes by any gateway. */
import pg from 'pg';

const RECONNECT_MS = 500;
/** A notification may be lost with its connection, so changes are also polled for. */
const POLL_MS = 5_000;
const CONNECT_MS = 20_000;

/** Listens on a connection of its own, and reconnects when that is lost. */
export function listenToChanges(url: string, channel: string, onChange: () => void): { close: () => Promise<void> } {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
    client = next;
    next.on('notification', onChange);
    next.on('error', () => undefined);
    next.once('end', () => {
      if (!closed) timer = setTimeout(() => void connect(), RECONNECT_MS).unref();
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      onChange();
    } catch {
      await next.end().catch(() => undefined);
    }
  };
  void connect();
  const poll = setInterval(onChange, POLL_MS).unref();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(poll);
      await client?.end().catch(() => undefined);
    },
  };
}
