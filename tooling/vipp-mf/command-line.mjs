/** Runs one command to its exit code: results on standard output, everything else beside it. */
import { parseArguments } from './arguments.mjs';
import { CommandError, describeProblem, EXIT } from './command-error.mjs';
import { createContext } from './context.mjs';
import { commandHelp, generalHelp } from './help.mjs';
import { keygen, keys } from './key-commands.mjs';
import { check, publish } from './publish-commands.mjs';
import { history, status } from './reading-commands.mjs';
import { canary, preview, promote, rollback } from './release-commands.mjs';

const RUN = { check, publish, promote, canary, rollback, preview, status, history, keygen, keys };

function tellFailure(error, isJson, { out, progress }) {
  // A defect of this program: its stack is for whoever mends it.
  if (!(error instanceof CommandError)) {
    progress(error.stack);
    return EXIT.failed;
  }
  if (isJson) out(JSON.stringify({ ok: false, code: error.code, message: error.message, problems: error.problems }));
  progress([`vipp-mf: ${error.message}`, ...error.problems.map(describeProblem)].join('\n'));
  return error.code;
}

/**
 * @param {string[]} argv
 * @param {{ env: NodeJS.ProcessEnv, cwd: string, out: (text: string) => void, progress: (text: string) => void, fetch?: typeof globalThis.fetch }} surroundings
 * @returns {Promise<number>} exit code
 */
export async function runCommandLine(argv, surroundings) {
  const { out } = surroundings;
  try {
    const parsed = parseArguments(argv);
    if (parsed.help) {
      out(parsed.command ? commandHelp(parsed.command) : generalHelp());
      return EXIT.done;
    }
    const { result, text } = await RUN[parsed.command]({ parsed, ...createContext(parsed, surroundings) });
    out(parsed.options.json ? JSON.stringify({ ok: true, ...result }) : text);
    return EXIT.done;
  } catch (error) {
    return tellFailure(error, argv.includes('--json'), surroundings);
  }
}
