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
  // Every rule is applied; only what breaks one is described and sent here. Frames are looked at one by one.
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

type FrameTree = { frame: { id: string; url: string }; childFrames?: FrameTree[] };

/** The document, and those of its frames that its own scripts fill. */
const documentsOf = ({ frame, childFrames = [] }: FrameTree): string[] => [
  frame.id,
  ...childFrames.filter((child) => child.frame.url === 'about:blank').flatMap(documentsOf),
];

/** A world of scripts beside the frame’s own: axe goes on there while a test holds the page’s clock. */
async function worldBeside(session: CDPSession, frameId: string): Promise<number> {
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName: 'axe' });
  return executionContextId;
}

async function violationsIn(session: CDPSession, frameId: string, left: readonly string[]): Promise<string[]> {
  const contextId = await worldBeside(session, frameId);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      contextId,
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value;
  };
  // A document is given axe once, for all checks.
  if (!(await evaluate(`'axe' in window`))) await evaluate(`${AXE};undefined`);
  const lines = await evaluate(runOf(left));
  if (!Array.isArray(lines)) throw new Error('axe gave no list');
  return lines.map(String);
}

/**
 * One line for each element that breaks a rule of axe, also in frames filled by the page.
 *
 * @param left rules that are left out
 */
export async function axeViolations(page: Page, left: readonly string[] = []): Promise<string[]> {
  const session = await sessionOf(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const lines: string[] = [];
  for (const frameId of documentsOf(frameTree)) lines.push(...(await violationsIn(session, frameId, left)));
  return lines;
}
