/** A session of the classic WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as the suite needs it. */
import * as z from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const createdSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });

export type WebDriverSession = {
  version: string;
  /** @throws {Error} with the driver's own words when it refuses the command */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
  /** Executes `return …` in the page. */
  execute: (script: string, args: readonly unknown[]) => Promise<unknown>;
};

async function call(url: string, method: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = answerSchema.parse(await answer.json());
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

const START_MS = 20_000;

/**
 * Waits until the driver at this address answers.
 *
 * @throws {Error} when it does not within `START_MS`
 */
export async function untilDriverAnswers(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await call(`${address}/status`, 'GET');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export async function createSession(address: string, capabilities: object): Promise<WebDriverSession> {
  const created = await call(`${address}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: given } = createdSchema.parse(created);
  const send: WebDriverSession['send'] = (method, path, body) =>
    call(`${address}/session/${sessionId}${path}`, method, method === 'POST' ? (body ?? {}) : undefined);
  return {
    version: given.browserVersion,
    send,
    execute: (script, args) => send('POST', '/execute/sync', { script, args }),
  };
}
