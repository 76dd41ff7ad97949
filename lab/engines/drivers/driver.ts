import type { Target } from './find-element';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'End' | 'Space';
export type Size = { width: number; height: number };

/** What the suite needs of a browser: one window that shows the site, driven by the browser's own protocol. */
export type Driver = {
  /** Name and version of the browser. */
  browser: string;
  /** Forgets cookies, storage and faults, as a visitor's first visit. */
  startAfresh: () => Promise<void>;
  /** Waits until the page has loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** @param source a function, as text; its result is JSON */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Presses an element with the pointer. */
  click: (target: Target) => Promise<void>;
  /** Types into the element, key by key. */
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  addCookie: (name: string, value: string) => Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Answers of the server, other than those of pages themselves, that were no success. */
  failedAnswers: () => readonly string[];
  close: () => Promise<void>;
};
