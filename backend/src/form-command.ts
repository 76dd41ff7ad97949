/** Program of `npm run site -- form`: the application form, for recruiters (docs/form-file.md). */
import { runFormCommandLine } from './form-command/form-command-line';

const print = (text: string) => void process.stdout.write(text);
const printError = (text: string) => void process.stderr.write(text);

void runFormCommandLine(process.argv.slice(2), process.env, { print, printError }).then((code) => {
  process.exitCode = code;
});
