/** Program of `npm run site -- backup`: everything that the site stores, in one encrypted file (docs/backups.md). */
import { runBackupCommandLine } from './backup/command-lines';

const stopping = new AbortController();
const stop = () => stopping.abort(new Error('ended by the operator'));
process.once('SIGTERM', stop).once('SIGINT', stop);

void runBackupCommandLine(process.argv.slice(2), process.env, {
  stdout: process.stdout,
  printError: (text) => void process.stderr.write(text),
  signal: stopping.signal,
}).then((code) => {
  process.exitCode = code;
});
