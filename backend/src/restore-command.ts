/** Program of `npm run site -- restore`: a backup into an empty place (docs/backups.md). */
import { runRestoreCommandLine } from './backup/command-lines';

const stopping = new AbortController();
const stop = () => stopping.abort(new Error('ended by the operator'));
process.once('SIGTERM', stop).once('SIGINT', stop);

void runRestoreCommandLine(process.argv.slice(2), process.env, {
  stdout: process.stdout,
  printError: (text) => void process.stderr.write(text),
  signal: stopping.signal,
}).then((code) => {
  process.exitCode = code;
});
