/**
 * Pages of the site as the screen reader Orca says them in Firefox: each key that is pressed, and what is said after it.
 * `npm run read-aloud` writes lab/orca/said/.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseChoice, parseOptions } from '../support/parse-options';
import { DesktopProcesses } from './desktop-processes';
import { Orca } from './orca';
import { READING_NAMES, READINGS, type Reading, type Step } from './readings';
import { openFirefox, startDesktop } from './start-desktop';

const HELP = `npm run read-aloud -- [options]
  --site http://localhost:3000   address of the running site
  --readings ${READING_NAMES.join(',')}   default: all
  --keep-logs                    the log of Orca, for a fault of this program`;

const LOADED_MS = 2_000;

const paragraph = (done: string, said: readonly string[]): string =>
  [`[${done}]`, ...said.map((line) => `    ${line}`)].join('\n');

async function take(orca: Orca, step: Step): Promise<string[]> {
  if ('type' in step) return [paragraph(`types "${step.type}"`, await orca.type(step.type))];
  if (!('until' in step)) return [paragraph(step.press, await orca.press(step.press))];
  const paragraphs: string[] = [];
  while (paragraphs.length < step.most) {
    const said = await orca.press(step.press);
    paragraphs.push(paragraph(step.press, said));
    if (said.some((line) => step.until.test(line))) return paragraphs;
  }
  return [...paragraphs, `(${String(step.until)} was not said within ${step.most} presses)`];
}

/** @returns the keys and the spoken sentences, as text */
async function read({ path: pagePath, steps }: Reading, site: string, folder: string): Promise<string> {
  const desktop = new DesktopProcesses(folder);
  try {
    await startDesktop(desktop);
    const orca = new Orca(desktop);
    await orca.start();
    const versions = [await desktop.run('orca', '--version'), await desktop.run('firefox-esr', '--version')];
    await orca.spoken();
    await openFirefox(desktop, new URL(pagePath, site).href);
    const paragraphs = [paragraph(`opens ${pagePath}`, await orca.spoken(LOADED_MS))];
    for (const step of steps) paragraphs.push(...(await take(orca, step)));
    return `Orca ${versions.join(', ')}, ${pagePath}\n\n${paragraphs.join('\n')}\n`;
  } finally {
    await desktop.end();
  }
}

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(
    args,
    {
      site: { type: 'string', default: 'http://localhost:3000' },
      readings: { type: 'string' },
      'keep-logs': { type: 'boolean', default: false },
    },
    HELP,
  );
  for (const name of parseChoice('readings', options.readings, READING_NAMES)) {
    const folder = mkdtempSync(path.join(tmpdir(), 'vipp-orca-'));
    const said = await read(READINGS[name], options.site, folder);
    writeFileSync(path.join(import.meta.dirname, 'said', `${name}.txt`), said);
    console.log(`${name}: ${said.split('\n').length} lines`);
    if (options['keep-logs']) console.log(`logs: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
