/** Program of `npm run site`: the commands of operators, recruiters, editors and referents. */
import { runSiteCommand } from './commands/run-site-command';

void runSiteCommand(process.argv.slice(2), process.env, process).then((code) => {
  process.exitCode = code;
});
