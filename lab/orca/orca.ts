/** The screen reader Orca: keys in, spoken sentences out. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { DesktopProcesses } from './desktop-processes';

/** Orca logs each event of the browser: a log that does not grow for so long means that it has said everything. */
const SILENT_MS = 600;
const LONGEST_MS = 20_000;
const POLL_MS = 50;

/**
 * The log is written line by line, not by blocks of 8 kB. The echo of each key would be said between the sentences of the
 * page, and the whole page on load.
 */
const CUSTOMIZATIONS = `import orca.debug
import orca.settings
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False
`;

const SPOKEN = /SPEECH OUTPUT: '([\s\S]*?)' ?(?:\{|None|ACSS)/g;

export class Orca {
  readonly #log: string;
  #read = 0;

  constructor(readonly desktop: DesktopProcesses) {
    this.#log = path.join(desktop.folder, 'orca.out');
  }

  async start(): Promise<void> {
    const settings = path.join(this.desktop.folder, 'orca-settings');
    mkdirSync(settings);
    writeFileSync(path.join(settings, 'orca-customizations.py'), CUSTOMIZATIONS);
    const options = ['--user-prefs', settings, '--disable', 'braille', '--debug-file', this.#log];
    this.desktop.start('orca', ...options);
    const isStarted = (): boolean => existsSync(this.#log) && readFileSync(this.#log, 'utf8').includes('SPEECH OUTPUT');
    await this.desktop.ready('Orca', isStarted);
  }

  /** @returns what Orca said since the last call, once it has fallen silent */
  async spoken(silentMs = SILENT_MS): Promise<string[]> {
    const end = Date.now() + LONGEST_MS;
    let size = -1;
    let since = Date.now();
    while (Date.now() - since < silentMs && Date.now() < end) {
      await elapsed(POLL_MS);
      const now = statSync(this.#log).size;
      if (now === size) continue;
      size = now;
      since = Date.now();
    }
    const log = readFileSync(this.#log).subarray(this.#read, size).toString();
    this.#read = size;
    return [...log.matchAll(SPOKEN)].map(([, said = '']) => said.replaceAll(/\s+/g, ' ').trim());
  }

  /** Presses a key by its name in X, e.g. `shift+Tab`. */
  async press(key: string): Promise<string[]> {
    await this.desktop.run('xdotool', 'key', '--clearmodifiers', key);
    return this.spoken();
  }

  async type(typed: string): Promise<string[]> {
    await this.desktop.run('xdotool', 'type', '--delay', '60', typed);
    return this.spoken();
  }
}
