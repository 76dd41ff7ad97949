/** Program of `npm run site -- submissions`: what visitors sent, for operators (docs/operating.md). */
import { runCommandLine } from './operators/command-line';

const print = (text: string) => void process.stdout.write(text);
const printError = (text: string) => void process.stderr.write(text);

void runCommandLine(process.argv.slice(2), process.env, { print, printError }).then((code) => {
  process.exitCode = code;
});
