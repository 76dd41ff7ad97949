/** What the process that starts the site prints: words for a terminal, or lines of JSON like those of its parts. */

export type Output = {
  log: (line: string) => void;
  /** What cannot be ignored, such as what a part wrote on its standard error. */
  problem: (text: string) => void;
};

const INFO = 30;
const ERROR = 50;

/** The level is a number as pino, the logger of the parts, writes it. */
const toJson = (level: number, text: string): string =>
  `${JSON.stringify({ level, time: Date.now(), pid: process.pid, name: 'site', msg: text.trimEnd() })}\n`;

export const textOutput: Output = {
  log: (line) => void process.stdout.write(`${line}\n`),
  problem: (text) => void process.stderr.write(text),
};

export const jsonOutput: Output = {
  log: (line) => void process.stdout.write(toJson(INFO, line)),
  problem: (text) => void (text.trim() && process.stderr.write(toJson(ERROR, text))),
};
