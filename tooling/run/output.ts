/** Output of the process that starts the site: words for a terminal, or lines of JSON like those of its parts. */

export type Output = {
  log: (line: string) => void;
  /** Important output, such as the standard error of a part. */
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
