/** Visitors who ask for pages over a number of connections until they are stopped. */
import { Agent, get } from 'node:http';
import { setTimeout as elapsed } from 'node:timers/promises';

const TIMEOUT_MS = 10_000;

/** A status, or why there was none. */
export type PageAnswer = { status: number | string; html: string };

export function fetchPage(address: URL, agent: Agent): Promise<PageAnswer> {
  return new Promise((resolve) => {
    const request = get(address, { agent, timeout: TIMEOUT_MS }, (answer) => {
      let html = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (html += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, html }));
      answer.on('error', () => resolve({ status: 'connection cut', html }));
    });
    request.on('timeout', () => request.destroy(new Error('timeout')));
    request.on('error', ({ message }) => resolve({ status: message, html: '' }));
  });
}

type LoadOptions = {
  site: string;
  paths: readonly string[];
  connections: number;
  /** Least time from one request of a connection to its next. */
  paceMs?: number;
  onAnswer: (path: string, answer: PageAnswer) => void;
};

/** @returns what stops it, once the requests in flight are answered */
export function startPageLoad({ site, paths, connections, paceMs = 0, onAnswer }: LoadOptions): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let isOver = false;
  const visit = async (start: number): Promise<void> => {
    for (let turn = start; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const pace = elapsed(paceMs);
      onAnswer(path, await fetchPage(new URL(path, site), agent));
      await pace;
    }
  };
  const visitors = Array.from({ length: connections }, (_, index) => visit(index));
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
  };
}
