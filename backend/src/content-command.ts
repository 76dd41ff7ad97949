/** Program of `npm run site -- content`: the texts of the site, for editors (docs/content.md). */
import { runContentCommandLine } from './content-command/content-command-line';

const print = (text: string) => void process.stdout.write(text);
const printError = (text: string) => void process.stderr.write(text);

void runContentCommandLine(process.argv.slice(2), process.env, { print, printError }).then((code) => {
  process.exitCode = code;
});
