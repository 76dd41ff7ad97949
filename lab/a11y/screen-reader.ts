/**
 * A screen reader that reads the page in the browser: Virtual Screen Reader computes roles, names, states and announcements
 * by the specifications (ACCNAME, CORE-AAM, HTML-AAM, ARIA). What it says is compared with a text beside the tests.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '../../e2e/support/playwright';

/** Address within the site under which the page gets the program. */
const PROGRAM_PATH = '/virtual-screen-reader.js';
const program = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json')),
  'lib/esm/index.browser.js',
);
/** More than any page has; a page that is longer is not read to its end without notice. */
const MOST_PHRASES = 3_000;

const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
/** What differs from run to run. */
const VARIABLE: readonly (readonly [RegExp, string])[] = [
  [/[\w-]+@(?:lagune|recrutement)\.example/g, 'ADRESSE'],
  [/\b\d{4} \d{4} \d{4} \d{4}\b/g, 'CODE'],
  [/\b[\da-f]{8}-[\da-f]{4}\b/g, 'NUMÉRO'],
  [/ à \d{1,2} h \d{2}/g, ' à HEURE'],
  [/VIPP-[2-9A-Z]{4}-[2-9A-Z]{4}/g, 'RÉFÉRENCE'],
  [new RegExp(`\\b\\d{1,2}(?:er)? (?:${MONTHS}) \\d{4}`, 'g'), 'DATE'],
  [/© \d{4}/g, '© ANNÉE'],
  [/https?:\/\/(?:localhost|127\.0\.0\.1):\d+/g, 'SITE'],
];

const masked = (phrase: string): string =>
  VARIABLE.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), phrase);

type Virtual = {
  start: (options: { container: Element }) => Promise<void>;
  stop: () => Promise<void>;
  next: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
};
type Module = { Virtual: new () => Virtual };

/** Everything that is read from the start of an element to its end. */
const readElement = async ([address, selector, most]: [string, string, number]): Promise<string[]> => {
  const { Virtual: Reader } = (await import(address)) as Module;
  const container = document.querySelector(selector);
  if (!container) throw new Error(`${selector} is not on the page`);
  // The program reads the attribute alone, which says how the page began.
  for (const box of container.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]'))
    box.toggleAttribute('checked', box.checked);
  const reader = new Reader();
  await reader.start({ container });
  const phrases = [await reader.lastSpokenPhrase()];
  for (;;) {
    await reader.next();
    const phrase = await reader.lastSpokenPhrase();
    // After the end comes the start.
    if (phrase === phrases[0]) break;
    phrases.push(phrase);
    if (phrases.length > most) throw new Error(`${selector} does not end`);
  }
  await reader.stop();
  return phrases;
};

type Listening = typeof globalThis & { screenReader?: Virtual };

const startListening = async (address: string): Promise<void> => {
  const { Virtual: Reader } = (await import(address)) as Module;
  const reader = new Reader();
  (globalThis as Listening).screenReader = reader;
  await reader.start({ container: document.body });
  await reader.clearSpokenPhraseLog();
};

const stopListening = async (): Promise<string[]> => {
  const reader = (globalThis as Listening).screenReader;
  if (!reader) throw new Error('the page was replaced by another document while the screen reader listened');
  // What React still has to write is announced too.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const phrases = await reader.spokenPhraseLog();
  await reader.stop();
  return phrases;
};

export type Reading = {
  /** Reads an element from its start to its end. */
  read: (heading: string, selector: string) => Promise<void>;
  /** Does something, and notes what is said by itself: announcements, and what gets the focus. */
  during: (heading: string, action: () => Promise<unknown>) => Promise<void>;
  /** Everything so far. */
  text: () => string;
};

/** @param page of a context with `bypassCSP`: the policy of the site permits no foreign program */
export async function createReading(page: Page): Promise<Reading> {
  await page.route(`**${PROGRAM_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(program) }),
  );
  const parts: string[] = [];
  const note = (heading: string, phrases: readonly string[]): void => {
    // The program speaks once for each change of a live region; people hear a repetition once.
    const said = phrases.map(masked).filter((phrase, index, all) => phrase !== '' && phrase !== all[index - 1]);
    parts.push([`## ${heading}`, ...said, ''].join('\n'));
  };
  return {
    read: async (heading, selector) => {
      note(
        heading,
        await page.evaluate(readElement, [PROGRAM_PATH, selector, MOST_PHRASES] as [string, string, number]),
      );
    },
    during: async (heading, action) => {
      await page.evaluate(startListening, PROGRAM_PATH);
      await action();
      note(heading, await page.evaluate(stopListening));
    },
    text: () => parts.join('\n'),
  };
}
