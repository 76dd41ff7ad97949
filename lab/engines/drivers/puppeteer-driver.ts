/** Chromium by its own protocol and Firefox by WebDriver BiDi, with the same library. */
import {
  launch,
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { Driver } from './driver';
import { findElement, type Target } from './find-element';
import { FAULTS_KEY, recordFaults } from './record-faults';

/** A function of this text, for a library that sends functions as their text. */
const toFunction = (source: string): ((...args: unknown[]) => unknown) =>
  new Function('...args', `return (${source})(...args)`) as (...args: unknown[]) => unknown;

type Visit = { context: BrowserContext; page: Page; failed: string[] };

async function beginVisit(browser: Browser): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await page.evaluateOnNewDocument(recordFaults, FAULTS_KEY);
  return { context, page, failed };
}

async function find(page: Page, target: Target): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.evaluateHandle(findElement, target);
  const element = handle.asElement();
  if (!element) throw new Error(`${JSON.stringify(target)} is not in the page`);
  return element as ElementHandle<HTMLElement>;
}

/** @param site address of the site, to which cookies belong */
export async function launchPuppeteer(options: LaunchOptions, site: string): Promise<Driver> {
  const browser = await launch({ headless: true, ...options });
  let visit = await beginVisit(browser);
  return {
    browser: await browser.version(),
    startAfresh: async () => {
      await visit.context.close();
      visit = await beginVisit(browser);
    },
    open: async (url) => void (await visit.page.goto(url)),
    reload: async () => void (await visit.page.reload()),
    run: (source, args) => visit.page.evaluate(toFunction(source), ...args),
    click: async (target) => (await find(visit.page, target)).click(),
    type: async (target, text) => (await find(visit.page, target)).type(text),
    press: (key) => visit.page.keyboard.press(key),
    resize: (size) => visit.page.setViewport(size),
    addCookie: (name, value) => visit.context.setCookie({ name, value, domain: new URL(site).hostname, path: '/' }),
    screenshot: async () => Buffer.from(await visit.page.screenshot()),
    failedAnswers: () => visit.failed,
    close: () => browser.close(),
  };
}
