import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe outside its default. */
const FURTHER_RULES = [
  'target-size',
  'label-content-name-mismatch',
  'focus-order-semantics',
  'table-fake-caption',
  'td-has-header',
];

const optionsFor = (left: readonly string[]): RunOptions => ({
  // Every rule is applied; only what breaks one is described and sent here. Frames are other documents.
  resultTypes: ['violations'],
  iframes: false,
  rules: Object.fromEntries([
    ...FURTHER_RULES.map((rule) => [rule, { enabled: true }]),
    ...left.map((rule) => [rule, { enabled: false }]),
  ]),
});

/** What lies under the header, a toast or the cookie tab comes out from there by scrolling: its size is its own all the same. */
const UNDER_WHAT_STAYS = `({ any }) => any.some(({ id, relatedNodes }) => id === 'target-size' && relatedNodes.length > 0 && relatedNodes.every(({ target }) => {
  for (let element = document.querySelector(target[0]); element; element = element.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true;
  }
  return false;
}))`;

const runOf = (
  left: readonly string[],
) => `axe.run(document, ${JSON.stringify(optionsFor(left))}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.filter((node) => !(id === 'target-size' && (${UNDER_WHAT_STAYS})(node))).map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + failureSummary.replace(/\\s+/g, ' '))))`;

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** One line for each element that breaks a rule of axe. @param left rules that are left out */
export async function axeViolations(page: Page, left: readonly string[] = []): Promise<string[]> {
  const session = await sessionOf(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  // A world of scripts beside the page’s own: axe goes on there while a test holds the page’s clock.
  const world = { frameId: frameTree.frame.id, worldName: 'axe' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  const evaluate = async (expression: string): Promise<unknown> => {
    const call = { contextId, expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', call);
    if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value;
  };
  // A document is given axe once, for all checks.
  if (!(await evaluate(`'axe' in window`))) await evaluate(`${AXE};undefined`);
  const lines = await evaluate(runOf(left));
  if (!Array.isArray(lines)) throw new Error('axe gave no list');
  return lines.map(String);
}
